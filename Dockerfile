FROM rust:1.95.0-bookworm AS build
WORKDIR /podium
# .cargo holds the flag that SQLite is compiled with; without it parallel reads are slow.
COPY . .
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/podium/target \
    cargo build --release --locked --bin podium \
    && cp target/release/podium /usr/local/bin/podium

FROM debian:12.11-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home --key HOME_MODE=0700 --shell /usr/sbin/nologin podium
COPY --from=build /usr/local/bin/podium /usr/local/bin/podium
USER podium
# The embedded database, and with PostgreSQL the keys (podium.keys): keep this volume, or set PODIUM_KEYS.
VOLUME /data
WORKDIR /data
ENV PODIUM_DATA=/data \
    PODIUM_LISTEN=0.0.0.0:8080
EXPOSE 8080
# SIGTERM lets running requests finish, for at most 20 seconds: give `docker stop` a little more.
STOPSIGNAL SIGTERM
# The slim image has no curl; bash can speak enough HTTP.
HEALTHCHECK --interval=15s --timeout=12s --start-period=30s \
    CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /readyz HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3 && grep -q '^ready' <&3"]
ENTRYPOINT ["podium"]
CMD ["serve"]
