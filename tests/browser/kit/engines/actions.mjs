// What a hand does, in the form that W3C WebDriver and WebDriver BiDi share.

const KEYS = { Backspace: '\uE003', Tab: '\uE004', Enter: '\uE007', Control: '\uE009' };

// One tap or click; `pointerType` is "touch" or "mouse".
export function tap(pointerType, x, y) {
  const actions = [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }];
}

// Keys one after the other; those of an array are held down together.
export function keys(all) {
  const actions = all.flatMap((key) => {
    const together = [key].flat().map((one) => KEYS[one] ?? one);
    return [...together.map((value) => ({ type: 'keyDown', value })), ...together.reverse().map((value) => ({ type: 'keyUp', value }))];
  });
  return [{ type: 'key', id: 'keys', actions }];
}
