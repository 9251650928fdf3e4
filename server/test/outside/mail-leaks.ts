/** Ways in which the HTML of a mail can tell its sender that it was read: each would fetch its own number from there. */
const ways: ((at: string) => string)[] = [
  (at) => `<img src="${at}">`,
  (at) => `<img srcset="${at} 2x">`,
  (at) => `<picture><source srcset="${at}"><img></picture>`,
  (at) => `<img src="data:," style="background:url(${at})">`,
  (at) => `<p style="background-image:url('${at}')">x</p>`,
  (at) => `<p style="list-style:url(${at});display:list-item">x</p>`,
  (at) => `<p style="cursor:url(${at}),auto">x</p>`,
  (at) => `<p style="content:url(${at})">x</p>`,
  (at) => `<p style="border-image:url(${at}) 30">x</p>`,
  (at) => `<p style="background:image-set(url(${at}) 1x)">x</p>`,
  (at) => `<style>@import url(${at});</style>`,
  (at) => `<style>@font-face{font-family:f;src:url(${at})}b{font-family:f}</style><b>x</b>`,
  (at) => `<style>body{background:url(${at})}</style>`,
  (at) => `<style>i::before{content:url(${at})}</style><i>x</i>`,
  (at) => `<link rel="stylesheet" href="${at}">`,
  (at) => `<link rel="icon" href="${at}">`,
  (at) => `<link rel="preload" as="image" href="${at}">`,
  (at) => `<link rel="prefetch" href="${at}">`,
  (at) => `<table background="${at}"><tr><td background="${at}">x</td></tr></table>`,
  (at) => `<body background="${at}">`,
  (at) => `<iframe src="${at}"></iframe>`,
  (at) => `<iframe srcdoc="<img src='${at}'>"></iframe>`,
  (at) => `<object data="${at}"></object>`,
  (at) => `<embed src="${at}">`,
  (at) => `<video src="${at}" autoplay></video>`,
  (at) => `<video poster="${at}"></video>`,
  (at) => `<audio src="${at}" autoplay></audio>`,
  (at) => `<audio autoplay><source src="${at}"></audio>`,
  (at) => `<input type="image" src="${at}">`,
  (at) => `<svg><image href="${at}" width="9" height="9"/></svg>`,
  (at) => `<svg><use href="${at}#a"/></svg>`,
  (at) => `<script src="${at}"></script>`,
  (at) => `<meta http-equiv="refresh" content="0;url=${at}">`,
  (at) => `<base href="${at}/"><img src="relative.png">`,
  (at) => `<img src="x" onerror="new Image().src='${at}'">`,
];

export const leakCount = ways.length;

/** All of them at once. */
export const leakingHtml = (origin: string) => ways.map((way, n) => way(`${origin}/leak-${n}`)).join('\n');
