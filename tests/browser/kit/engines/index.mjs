// The browsers that players hold, each with the same few means: what a hand can do, and asking the page.

import * as chromium from './chromium.mjs';
import * as firefox from './firefox.mjs';
import * as webkit from './webkit.mjs';

// `launch({ scripts })` starts one, whose `visit(viewport, first, base)` is a page of somebody new, who goes nowhere but to
// `base`; `first` is a script that runs before the page's own. PODIUM_ENGINES names those to run, as "firefox webkit"; all without it.
const ENGINES = { chromium, firefox, webkit };
const wanted = process.env.PODIUM_ENGINES?.split(' ') ?? Object.keys(ENGINES);
export const engines = Object.entries(ENGINES).filter(([name]) => wanted.includes(name));
