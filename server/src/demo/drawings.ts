/** What the demo company looks like: drawn, no photograph of anybody's bakery. */
const svg = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;

/** A loaf with three cuts, at a place and size. */
const loaf = (x: number, y: number, scale: number, crust = '#b8702e', cut = '#f3d9a8') =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="0" cy="44" rx="104" ry="12" fill="#3a1c08" opacity="0.18"/>
<path d="M-100 40 q-8 -78 100 -80 q108 2 100 80 q-100 22 -200 0 z" fill="${crust}"/>
<path d="M-84 22 q10 -52 84 -54 q40 1 62 18 q-60 -8 -96 8 q-34 14 -50 28 z" fill="#fff" opacity="0.14"/>
${[-48, 0, 48].map((at) => `<path d="M${at - 16} 18 q6 -34 26 -44 q-4 26 -12 46 z" fill="${cut}"/>`).join('')}</g>`;

/** An ear of wheat. */
const ear = (x: number, y: number, turn: number, scale: number, color: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" fill="${color}"><path d="M-2 0 h4 v120 h-4 z"/>
${Array.from({ length: 6 }, (_, row) => [-1, 1].map((side) => `<ellipse cx="${side * 10}" cy="${row * 15}" rx="7" ry="13" transform="rotate(${side * 28} ${side * 10} ${row * 15})"/>`).join('')).join('')}<ellipse cx="0" cy="-14" rx="7" ry="14"/></g>`;

export const logo = svg(
  300,
  200,
  `<rect width="300" height="200" fill="#fff"/>${ear(96, 62, -24, 0.8, '#f2b950')}${ear(204, 62, 24, 0.8, '#f2b950')}${loaf(150, 112, 0.86, '#7a3b12', '#f2b950')}`,
);

const hills = `<path d="M0 430 q320 -120 640 -40 t640 -30 t640 40 v240 h-1920 z" fill="#d9a75c"/><path d="M0 500 q420 -90 900 -20 t1020 -40 v200 h-1920 z" fill="#c4863c"/>`;
const house = `<g transform="translate(1240 210)"><rect x="0" y="120" width="300" height="210" fill="#fbf1e0"/><path d="M-30 130 L150 10 L330 130 z" fill="#7a3b12"/>
<rect x="36" y="190" width="70" height="70" rx="6" fill="#f7c765"/><rect x="194" y="190" width="70" height="70" rx="6" fill="#f7c765"/><path d="M120 330 v-86 q30 -34 60 0 v86 z" fill="#5a2a0c"/>
<rect x="224" y="18" width="34" height="70" fill="#5a2a0c"/><path d="M240 10 q-20 -34 6 -60 q26 -26 4 -66" stroke="#fff" stroke-width="16" fill="none" stroke-linecap="round" opacity="0.55"/></g>`;
const field = Array.from({ length: 46 }, (_, index) =>
  ear(index * 43 - 10, 470 + ((index * 37) % 60), ((index * 13) % 17) - 8, 0.9 + (index % 4) * 0.12, index % 2 ? '#f2c868' : '#e2ab48'),
).join('');

export const banner = svg(
  1920,
  600,
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6b75f"/><stop offset="0.7" stop-color="#fce6bd"/></linearGradient></defs>
<rect width="1920" height="600" fill="url(#sky)"/><circle cx="520" cy="300" r="110" fill="#fff3d3"/>${hills}${house}${field}`,
);

const table = '<rect y="640" width="1200" height="260" fill="#8a5527"/><rect y="640" width="1200" height="14" fill="#6d3f18"/>';
const wall = (color: string) => `<rect width="1200" height="900" fill="${color}"/>`;

export const scenes = {
  loaves: svg(
    1200,
    900,
    `${wall('#f0dfc4')}${table}${loaf(330, 580, 1.9)}${loaf(820, 590, 2.1, '#9d5a22')}${loaf(580, 700, 2.2, '#c88341')}`,
  ),
  oven: svg(
    1200,
    900,
    `${wall('#6b4a35')}${Array.from({ length: 60 }, (_, index) => `<rect x="${(index % 10) * 124 - (Math.floor(index / 10) % 2) * 60}" y="${Math.floor(index / 10) * 150}" width="116" height="142" rx="8" fill="${index % 3 ? '#7d5840' : '#755039'}"/>`).join('')}
<path d="M250 900 v-330 q350 -420 700 0 v330 z" fill="#2a1408"/><path d="M320 900 v-300 q280 -320 560 0 v300 z" fill="#e2701d"/><path d="M420 900 v-210 q180 -230 360 0 v210 z" fill="#f9b53c"/><rect x="200" y="780" width="800" height="120" fill="#3d2112"/>${loaf(470, 730, 1.2)}${loaf(740, 735, 1.2, '#9d5a22')}`,
  ),
  morning: svg(
    1200,
    900,
    `${wall('#27364d')}<circle cx="930" cy="190" r="70" fill="#f5e6b8"/><rect y="690" width="1200" height="210" fill="#18233a"/><g transform="translate(120 150) scale(1.9)">${house.replace('translate(1240 210)', 'translate(60 0)')}</g>`,
  ),
  shop: svg(
    1200,
    900,
    `${wall('#e9d3b0')}${[170, 360].map((y) => `<rect x="80" y="${y + 70}" width="1040" height="18" fill="#8a5527"/>${[190, 460, 730, 1000].map((x, index) => loaf(x, y + 28, 0.95, index % 2 ? '#9d5a22' : '#c88341')).join('')}`).join('')}
<rect y="600" width="1200" height="300" fill="#7a3b12"/><rect y="590" width="1200" height="22" fill="#5a2a0c"/><rect x="90" y="660" width="1020" height="170" rx="12" fill="#f2b950" opacity="0.25"/>${loaf(600, 555, 0.9)}`,
  ),
};
