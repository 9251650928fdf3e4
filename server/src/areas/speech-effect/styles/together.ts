import type { Group } from './style.ts';

/** Styles of working with each other. */
export const together: Group<'supportive' | 'cooperative' | 'empathic' | 'friendly'> = {
  supportive: {
    name: { en: 'supportive', de: 'unterstützend', fr: 'solidaire' },
    about: { en: 'words about helping others', de: 'Wörter über Hilfe für andere', fr: 'mots sur l’aide aux autres' },
    words: {
      en: 'help*, support*, assist*, encourag*, relieve*, step in, stepped in, take over for, took over for, stand by, stood by, look after, looked after, care for, cared for, advise*, advice, accompan*, mentor*, coach*, back up, backed up, lend a hand, there for, teach*, taught, explain*, show them how, protect*, serving, serve, serves, served',
      de: 'helf*, hilf*, half, halfen, geholfen, unterstütz*, Hilf*, Unterstützung*, beisteh*, beigestanden, ermutig*, entlast*, einspring*, eingesprungen, springe ein, sprang ein, kümmer*, gekümmert, Betreuung*, betreu*, beraten, berate, beriet, Beratung*, Rat, begleit*, Begleitung*, Mentor*, Coaching*, für andere da, beibring*, beigebracht, erklär*, schütz*, pfleg*, gepflegt',
      fr: 'aid*, soutien*, souten*, soutenu*, appu*, assist*, encourag*, soulag*, remplac*, prêter main forte, prends soin, prendre soin, pris soin, conseil*, accompagn*, mentor*, tuteur*, tutrice*, coach*, là pour, enseign*, expliqu*, apprendre aux, montr* comment, protég*, protèg*, servir, épaul*, secour*, rendre service, rends service, rendu service',
    },
  },
  cooperative: {
    name: { en: 'cooperative', de: 'kooperativ', fr: 'coopérative' },
    about: { en: 'words about working together', de: 'Wörter über das Arbeiten miteinander', fr: 'mots sur le travail ensemble' },
    words: {
      en: 'together*, team*, colleague*, cooperat*, collaborat*, joint*, jointly, shared, sharing, share, agree*, compromise*, common, mutual*, partner*, exchange*, coordinat*, consult*, discuss*, as a group, each other, one another, all of us, coworker*, side by side, talk it over, talked it over, listen to everyone, hand in hand',
      de: 'gemeinsam*, Team*, Kolleg*, kooper*, Kooperation*, kollaborativ*, miteinander, teilen, teilten, geteilt*, abstimm*, abgestimmt*, absprech*, Absprache*, abgesprochen*, Kompromiss*, gegenseitig*, Partner*, austausch*, Austausch*, koordinier*, besprech*, besprach*, besprochen*, einander, untereinander, wir alle, Hand in Hand, Seite an Seite, Zusammenarbeit*, zusammen, zusammenarbeite*, zusammengearbeitet, einigen uns, einigten, geeinigt, Einigung*',
      fr: 'ensemble, équipe*, collègue*, coopér*, coopèr*, collabor*, conjoint*, partag*, d’accord, compromis, mutuel*, partenaire*, échang*, coordonn*, coordin*, concert*, discut*, discussion*, en groupe, les uns les autres, entre nous, nous tous, côte à côte, main dans la main, réciproque*, commun, commune, communs, communes, accord',
    },
  },
  empathic: {
    name: { en: 'empathic', de: 'einfühlsam', fr: 'empathique' },
    about: {
      en: 'words about what others feel and need',
      de: 'Wörter über das, was andere fühlen und brauchen',
      fr: 'mots sur ce que les autres ressentent et attendent',
    },
    words: {
      en: 'understand how, understood how, feel, feels, felt, feeling*, empath*, sympath*, sensitiv*, listen*, worries, worried, worry, need, needs, needed, put myself in, in their shoes, attentive*, considerate*, compassion*, respectful*, patience, patient with, take seriously, taken seriously, took seriously, comfort*, trust*, mood*, notice when, noticed that, afraid, fear*, concern, concerns, concerned',
      de: 'fühl*, gefühlt, Gefühl*, mitfühl*, Mitgefühl*, einfühl*, Einfühlung*, Empathie*, empathisch*, hineinversetz*, versetze mich, zuhör*, zugehört, höre zu, hörte zu, höre genau, Sorge*, sorgen, besorgt*, Bedürfnis*, brauch*, gebraucht, feinfühlig*, sensib*, aufmerksam*, rücksicht*, Rücksicht*, Anteilnahme*, respektvoll*, Geduld*, geduldig*, ernst nehm*, ernst genommen, nehme ernst, tröst*, Vertrauen*, vertrau*, Stimmung*, Angst, Ängste*, spüre, spürt*, merke wie',
      fr: 'ressen*, sentiment*, empath*, compassion*, sensib*, écout*, inquiet*, inquièt*, inquiétude*, souci*, besoin*, me mettre à la place, à leur place, à sa place, attenti*, prévenan*, respectueu*, patience, patient* avec, prendre au sérieux, pris au sérieux, prends au sérieux, réconfort*, confiance, humeur*, remarqu*, peur*, comprends comment, compris comment, délicat*, égard*, sentir, sentent, senti*, sentait, sentaient',
    },
  },
  friendly: {
    name: { en: 'friendly', de: 'freundlich', fr: 'amicale' },
    about: { en: 'words of warmth and courtesy', de: 'Wörter der Wärme und Höflichkeit', fr: 'mots de chaleur et de courtoisie' },
    words: {
      en: 'friend*, kindly, kindness, warm*, welcome*, greet*, smile*, smiling, thank*, please, polite*, nice*, pleasant*, cordial*, cheer*, gladly, happy to, glad to, laugh*, likeable, lovely, dear, courte*, generous*, hospitab*, chat, chatting, humour, humor, kind to, kind word*, so kind, very kind',
      de: 'freundlich*, Freund*, befreundet*, liebenswürdig*, herzlich*, warmherzig*, Wärme, willkommen*, begrüß*, grüß*, lächel*, Lächeln*, danke*, Dank, bitte, höflich*, angenehm*, gern, gerne, fröhlich*, lach*, gelacht, sympathisch*, liebe, lieben, gastfreundlich*, großzügig*, plauder*, Humor*, heiter*, nett, nette, netten, netter, nettes',
      fr: 'ami, amie, amis, amies, amical*, amitié*, gentil*, chaleur*, bienvenu*, accueil*, salu*, souri*, merci*, remerci*, s’il vous plaît, poli, polie, polies, poliment, politesse*, agréable*, cordial*, volontiers, avec plaisir, rire*, rions, sympa*, chère, chers, courtois*, généreu*, hospital*, bavard*, humour, gai, gaie, gaieté, aimable*, mot* gentil*',
    },
  },
};
