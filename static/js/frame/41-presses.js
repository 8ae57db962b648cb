// Presses that one tap at a table stands for (42-offline.js): differences of the same value, which add up. A tap that may have
// arrived is sent again as it was, whatever is undone meanwhile: what was undone of it is another tap, once it is known to count.
podium.presses = (() => {
  "use strict";

  const sum = (presses) => presses.reduce((total, press) => total + press.by, 0);
  const signed = (by) => `${by < 0 ? "−" : "+"}${Math.abs(by)}`;
  const named = (presses) => presses[0].name + (presses.length > 1 ? ` (${signed(sum(presses))})` : "");
  const where = (act) => act.label.split(" · ")[0];
  const withBy = (act, by) => act.fields.map(([name, value]) => [name, name === "act" ? value.replace(/-?\d+$/, by) : value]);

  // What a tap changes a value by, and the value with the page that it was changed from; null for any other tap.
  function differenceOf(act) {
    const fields = new Map(act.fields);
    const found = act.free && (fields.get("act") || "").match(/^(do=set_status;.*;by=)(-?\d+)$/);
    return found && { by: Number(found[2]), of: [act.path, fields.get("game"), fields.get("seen"), found[1]].join(" ") };
  }

  // Adds a difference to one of the same value that waits, if only other differences came after it. `isOwn`: whether an act is
  // the reader's.
  function join(acts, made, isOwn) {
    const one = differenceOf(made);
    if (!one) return null;
    for (const act of [...acts].reverse()) {
      const other = differenceOf(act);
      if (!other || act.tried || act.isUndo || act.state !== "waits" || !isOwn(act)) return null;
      if (other.of !== one.of) continue;
      return acts.flatMap((kept) => (kept === act ? of(act, [...act.presses, ...made.presses]) : [kept]));
    }
    return null;
  }

  // The difference that stands for presses of the same value, as a list: none where they add up to nothing.
  function of(act, presses) {
    const by = sum(presses);
    return by === 0 ? [] : [{ ...act, presses, fields: withBy(act, by), label: `${where(act)} · ${named(presses)}` }];
  }

  // act.undone: how many of its last presses are undone
  const standing = (act) => act.presses.slice(0, act.presses.length - (act.undone || 0));
  const undone = (act) => act.presses.slice(act.presses.length - (act.undone || 0));

  // A tap of which the last presses are undone, as a list: none where nothing is left to be sent.
  function without(act, count) {
    if (act.tried) return [{ ...act, undone: (act.undone || 0) + count }];
    return act.presses.length > count ? of(act, act.presses.slice(0, -count)) : [];
  }

  // What undoes presses of a tap that counts, as a list. It has its own id, and an undo is not undone.
  function undoOf(act) {
    const back = undone(act).map((press) => ({ ...press, by: -press.by }));
    const by = sum(back);
    if (by === 0) return [];
    const fields = withBy(act, by).map(([name, value]) => [name, name === "form_id" ? podium.formId() : value]);
    const label = `${where(act)} · ${podium.texts.undo}: ${named(undone(act))}`;
    return [{ ...act, id: `${act.id}-undo`, fields, label, presses: back, isUndo: true, tried: false, undone: 0 }];
  }

  // What a tap comes to, as its button has it, and in words.
  function actOf(act) {
    const value = new Map(act.fields).get("act") || "";
    return act.undone ? value.replace(/-?\d+$/, sum(standing(act))) : value;
  }

  function labelOf(act) {
    if (!act.undone) return act.label;
    const left = standing(act);
    return `${where(act)} · ${left.length > 0 ? named(left) : `${podium.texts.undo}: ${named(act.presses)}`}`;
  }

  return { differenceOf, join, standing, without, undoOf, actOf, labelOf };
})();
