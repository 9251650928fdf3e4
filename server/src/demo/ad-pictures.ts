import sharp from 'sharp';

const loaf = (x: number, y: number, width: number, tone: string) => `
<g transform="translate(${x} ${y})"><ellipse cx="${width / 2}" cy="46" rx="${width / 2}" ry="44" fill="${tone}"/>
<path d="M${width * 0.2} 30 q14 16 4 34 M${width * 0.42} 18 q14 20 4 44 M${width * 0.64} 20 q14 18 4 40" stroke="#fbe6c2" stroke-width="7" fill="none" stroke-linecap="round"/></g>`;

const shelf = (y: number) => `<rect x="120" y="${y}" width="960" height="18" rx="4" fill="#6b3f1f"/>`;

/** Scenes for the ads of the demo, drawn here: 1200 by 675. */
const scenes = {
  bakery: `<rect width="1200" height="675" fill="#f3dfc1"/><circle cx="930" cy="150" r="86" fill="#fabc60"/>
${shelf(330)}${shelf(560)}
${loaf(170, 238, 190, '#b4713a')}${loaf(390, 242, 160, '#c98a4a')}${loaf(590, 236, 200, '#a9662f')}${loaf(830, 240, 180, '#bd7c41')}
${loaf(220, 468, 170, '#c98a4a')}${loaf(430, 464, 200, '#b4713a')}${loaf(680, 470, 150, '#d29a5c')}${loaf(860, 466, 170, '#a9662f')}`,
  shop: `<rect width="1200" height="675" fill="#dcebe8"/><rect x="180" y="180" width="840" height="420" rx="10" fill="#fff"/>
<path d="M160 130h880l36 96q-36 46-78 0-40 46-80 0-40 46-80 0-40 46-80 0-40 46-80 0-40 46-80 0-40 46-80 0-40 46-80 0-40 46-80 0-40 46-80 0-42 46-78 0z" fill="#35a49d"/>
<rect x="230" y="310" width="430" height="210" rx="8" fill="#f3dfc1"/>${loaf(260, 420, 130, '#b4713a')}${loaf(400, 420, 120, '#c98a4a')}${loaf(530, 418, 110, '#a9662f')}
<rect x="740" y="310" width="210" height="290" rx="8" fill="#248291"/><circle cx="920" cy="460" r="9" fill="#fabc60"/><rect x="120" y="600" width="960" height="75" fill="#bcd6d2"/>`,
  patisserie: `<rect width="1200" height="675" fill="#f6e7ea"/><ellipse cx="600" cy="560" rx="360" ry="44" fill="#d9c3c8"/>
<rect x="330" y="410" width="540" height="130" rx="18" fill="#fff6ec"/><path d="M330 440q45 60 90 0 45 60 90 0 45 60 90 0 45 60 90 0 45 60 90 0 45 60 90 0v-30H330z" fill="#c4586c"/>
<rect x="420" y="280" width="360" height="130" rx="18" fill="#fff6ec"/><path d="M420 310q45 60 90 0 45 60 90 0 45 60 90 0 45 60 90 0v-30H420z" fill="#c4586c"/>
<circle cx="500" cy="258" r="26" fill="#8a2f5d"/><circle cx="600" cy="248" r="30" fill="#8a2f5d"/><circle cx="700" cy="258" r="26" fill="#8a2f5d"/><path d="M600 220q8-40 34-48" stroke="#3d6b1f" stroke-width="8" fill="none"/>`,
  van: `<rect width="1200" height="675" fill="#cfe3ea"/><circle cx="210" cy="150" r="70" fill="#fabc60"/><path d="M0 430q300-120 600-20t600-30v295H0z" fill="#7fb39b"/><rect y="540" width="1200" height="135" fill="#52656a"/>
<rect x="330" y="290" width="400" height="250" rx="16" fill="#fff"/><path d="M730 350h120l90 96v94H730z" fill="#248291"/><path d="M770 380h70l52 60H770z" fill="#d8edef"/>${loaf(430, 350, 180, '#b4713a')}
<circle cx="450" cy="545" r="52" fill="#1d2b2e"/><circle cx="450" cy="545" r="22" fill="#cfdadc"/><circle cx="820" cy="545" r="52" fill="#1d2b2e"/><circle cx="820" cy="545" r="22" fill="#cfdadc"/>`,
  solar: `<rect width="1200" height="675" fill="#bfe0ea"/><circle cx="960" cy="150" r="92" fill="#fabc60"/><path d="M0 520q320-170 640-60t560-60v275H0z" fill="#4f9070"/>
<path d="M200 470L600 210l400 260z" fill="#8a4a34"/><rect x="270" y="470" width="660" height="205" fill="#f1e6d8"/>
<g transform="translate(330 300) skewX(-32)"><rect x="250" width="330" height="140" fill="#1f4f63"/><path d="M332 0v140M415 0v140M497 0v140M250 47h330M250 94h330" stroke="#7ac9c3" stroke-width="5"/></g>
<rect x="340" y="530" width="110" height="145" fill="#248291"/><rect x="560" y="530" width="130" height="90" fill="#d8edef"/><rect x="760" y="530" width="110" height="90" fill="#d8edef"/>`,
  harbour: `<rect width="1200" height="675" fill="#e6eef2"/><circle cx="240" cy="190" r="80" fill="#fabc60"/>
<path d="M760 430V150h30v60l220-40v20l-220 60v180z" fill="#8a2f5d" opacity="0.85"/><path d="M980 190v120" stroke="#52656a" stroke-width="6"/><rect x="940" y="310" width="80" height="50" fill="#248291"/>
<path d="M150 430h640l-70 110H230z" fill="#1f4f63"/><rect x="260" y="350" width="90" height="80" fill="#c4586c"/><rect x="360" y="350" width="90" height="80" fill="#35a49d"/><rect x="460" y="350" width="90" height="80" fill="#fabc60"/><rect x="360" y="270" width="90" height="80" fill="#3f51a3"/><rect x="600" y="300" width="90" height="130" fill="#fff"/>
<path d="M0 520q75-30 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0v155H0z" fill="#60b7bf"/><path d="M0 580q75-30 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0v95H0z" fill="#248291"/>`,
} as const;

export type Scene = keyof typeof scenes;

/** A drawn scene as a picture that can be uploaded. */
export async function drawScene(scene: Scene) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675" viewBox="0 0 1200 675">${scenes[scene]}</svg>`;
  return new Blob([new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())], { type: 'image/png' });
}
