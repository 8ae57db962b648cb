// What stories see of the page of a table's game.

export const TABLET = { width: 1024, height: 768 };
export const ON_ITS_SIDE = { width: 844, height: 390 };

export const seat = (page, name, more = '') => page.locator(`.our-seat${more}`).filter({ has: page.locator('.our-name', { hasText: name }) });
export const life = (page, name) => seat(page, name).locator('.our-life output');
export const has = (page, name, total) => life(page, name).getByText(new RegExp(`^${total}$`)).waitFor();

// The seats in which something is wider than they are.
export const overflowing = (page) =>
  page.locator('.our-seat').evaluateAll((seats) =>
    seats.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.querySelector('.our-name').innerText),
  );

// What of the board is read and pressed in each turn, and is smaller than a thumb, or not in sight before somebody scrolls.
export const outOfSight = (page) =>
  page.evaluate(() => {
    globalThis.scrollTo(0, 0);
    const bar = document.querySelector('.bar-wrap').getBoundingClientRect();
    const isInSight = (one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const isOn = left >= 0 && right <= innerWidth && top >= bar.bottom && bottom <= innerHeight;
      return isOn && one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    };
    const isLarge = (one) => {
      const { width, height } = one.getBoundingClientRect();
      return !one.matches('button') || Math.min(Math.round(width), Math.round(height)) >= 44;
    };
    const all = [...document.querySelectorAll('.our-life > *, .our-fives > *, .our-pass')];
    return all.filter((one) => !isInSight(one) || !isLarge(one)).map((one) => one.textContent.trim());
  });
