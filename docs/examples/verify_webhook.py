import base64, hmac, time

def verify(secret, headers, body):
    """Whether this Podium sent it. secret: "whsec_…"; headers: names in lower case; body: the bytes as they came."""
    sent = headers["webhook-timestamp"]
    if abs(time.time() - int(sent)) > 300:  # an old one, which somebody has kept and sends again
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{headers['webhook-id']}.{sent}.".encode() + body
    own = "v1," + base64.b64encode(hmac.digest(key, signed, "sha256")).decode()
    # two signatures while the secret is being changed, with a space between
    return any(hmac.compare_digest(own, one) for one in headers["webhook-signature"].split())
