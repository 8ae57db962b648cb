// Counts what somebody's hand does: a press of a button, link, seat or key is one; text that is typed into a field is one.

// Counts on this page from now on. `press`, `key` and `type` act as a hand would and count one each.
export function counted(page) {
  const hand = {
    presses: 0,
    // A finger on a phone, a mouse button elsewhere.
    async press(target) {
      hand.presses += 1;
      await target.click();
    },
    async key(key) {
      hand.presses += 1;
      await page.keyboard.press(key);
    },
    async type(field, text) {
      hand.presses += 1;
      await field.fill(text);
    },
  };
  return hand;
}
