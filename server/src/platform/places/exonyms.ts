/** What towns are called elsewhere and for short: the country, the name in the list of places, then the others. */
const lines = `
DE München | Munich
DE Köln | Cologne
DE Nürnberg | Nuremberg
DE Hannover | Hanover | Hanovre
DE Braunschweig | Brunswick
DE Hamburg | Hambourg
DE Frankfurt am Main | Francfort | Francfort-sur-le-Main | Frankfurt a. M. | Frankfurt Main | FFM
DE Frankfurt (Oder) | Francfort-sur-l’Oder | Frankfurt an der Oder | Francfort
DE Freiburg im Breisgau | Freiburg | Fribourg | Fribourg-en-Brisgau | Freiburg i. Br.
DE Dresden | Dresde
DE Mainz | Mayence
DE Trier | Trèves | Treves
DE Aachen | Aix-la-Chapelle
DE Regensburg | Ratisbonne | Ratisbon
DE Augsburg | Augsbourg
DE Würzburg | Wurtzbourg
DE Magdeburg | Magdebourg
DE Lübeck | Lubeck
DE Bremen | Brême
DE Koblenz | Coblence | Coblenz
DE Konstanz | Constance
DE Saarbrücken | Sarrebruck
DE Saarlouis | Sarrelouis
DE Zweibrücken | Deux-Ponts
DE Göttingen | Goettingue
DE Speyer | Spire
DE Kleve | Clèves | Cleves
DE Osnabrück | Osnabruck
DE Lüneburg | Lunebourg
DE Coburg | Cobourg
DE Offenburg | Offenbourg
DE Breisach am Rhein | Vieux-Brisach
DE Duisburg | Duisbourg
DE Oldenburg | Oldenbourg
DE Wolfsburg | Wolfsbourg
DE Neustadt an der Weinstraße | Neustadt
DE Halle (Saale) | Halle
AT Wien | Vienna | Vienne
AT Salzburg | Salzbourg
AT Graz | Gratz
AT Sankt Pölten | St. Pölten
CH Zürich | Zurich | Zurigo
CH Genève | Genf | Geneva | Ginevra
CH Basel | Bâle | Basle | Basilea
CH Bern | Berne | Berna
CH Luzern | Lucerne | Lucerna
CH Fribourg | Freiburg | Freiburg im Üechtland | Friburgo
CH Neuchâtel | Neuenburg
CH Solothurn | Soleure
CH Biel | Bienne
CH Sankt Gallen | St. Gallen | Saint-Gall
CH Schaffhausen | Schaffhouse
CH Chur | Coire | Coira
CH Sion | Sitten
CH Winterthur | Winterthour
CH Zug | Zoug
CH Thun | Thoune
CH Murten | Morat
CH Visp | Viège
CH Brig | Brigue
CH Sierre | Siders
CH Delémont | Delsberg
CH Porrentruy | Pruntrut
CH Lausanne | Losanna
CH Bellinzona | Bellenz | Bellinzone
CH Burgdorf | Berthoud
CH Vevey | Vivis
CH Martigny-Ville | Martigny | Martinach
CH Payerne | Peterlingen
CH Yverdon-les-Bains | Yverdon | Iferten
FR Strasbourg | Straßburg
FR Mulhouse | Mülhausen
FR Colmar | Kolmar
FR Thionville | Diedenhofen
FR Sarreguemines | Saargemünd
FR Sarrebourg | Saarburg
FR Haguenau | Hagenau
FR Saverne | Zabern
FR Sélestat | Schlettstadt
FR Wissembourg | Weißenburg im Elsass
FR Saint-Louis | Sankt Ludwig
FR Besançon | Bisanz
FR Dunkerque | Dünkirchen | Dunkirk
FR Lille | Ryssel
FR Reims | Rheims
FR Lyon | Lyons
FR Marseille | Marseilles
FR Nice | Nizza
FR Paris | Parigi
FR Montbéliard | Mömpelgard
LU Luxembourg | Luxemburg | Lëtzebuerg | Luxembourg Ville
LU Esch-sur-Alzette | Esch an der Alzette | Esch
LU Dudelange | Düdelingen
LU Differdange | Differdingen
LU Ettelbruck | Ettelbrück
BE Bruxelles | Brussels | Brüssel | Brussel
BE Antwerpen | Antwerp | Anvers
BE Gent | Ghent | Gand
BE Brugge | Bruges | Brügge
BE Liège | Lüttich | Luik
BE Leuven | Louvain | Löwen
BE Mechelen | Malines | Mecheln
BE Kortrijk | Courtrai
BE Mons | Bergen
BE Namur | Namen
BE Tournai | Doornik
BE Ieper | Ypres | Ypern
BE Oostende | Ostende | Ostend
BE Aalst | Alost
BE Tongeren | Tongres
BE Malmédy | Malmedy
BE Sankt Vith | Saint-Vith
BE Arlon | Arel | Aarlen
NL Den Haag | The Hague | La Haye | 's-Gravenhage
NL Nijmegen | Nimwegen | Nimègue
NL Maastricht | Maestricht
NL Groningen | Groningue
NL Leiden | Leyden | Leyde
NL Vlissingen | Flessingue | Flushing
GB London | Londres
GB Edinburgh | Édimbourg
GB Canterbury | Cantorbéry
GB Dover | Douvres
DK København | Copenhagen | Kopenhagen | Copenhague
DK Århus | Aarhus
SE Göteborg | Gothenburg
FI Helsinki | Helsingfors
FI Turku | Åbo
EE Tallinn | Reval
LT Vilnius | Wilna
LT Kaunas | Kauen
LT Klaipėda | Memel
PL Warszawa | Warsaw | Warschau | Varsovie
PL Kraków | Krakau | Cracow | Cracovie
PL Wrocław | Breslau
PL Gdańsk | Danzig | Dantzig
PL Szczecin | Stettin
PL Poznań | Posen
PL Katowice | Kattowitz
PL Łódź | Lodsch
PL Opole | Oppeln
PL Gliwice | Gleiwitz
PL Zielona Góra | Grünberg
PL Legnica | Liegnitz
PL Bydgoszcz | Bromberg
PL Toruń | Thorn
PL Olsztyn | Allenstein
CZ Praha | Prague | Prag
CZ Brno | Brünn
CZ Pilsen | Plzeň
CZ Ostrava | Ostrau
CZ Karlovy Vary | Karlsbad | Carlsbad
CZ Liberec | Reichenberg
CZ Olomouc | Olmütz
CZ České Budějovice | Budweis
CZ Cheb | Eger
CZ Ústí nad Labem | Aussig
SK Bratislava | Pressburg | Presbourg
SK Košice | Kaschau
HU Budapest | Ofen
HU Győr | Raab
HU Sopron | Ödenburg
HU Pécs | Fünfkirchen
HU Szeged | Szegedin
SI Ljubljana | Laibach
SI Maribor | Marburg an der Drau
HR Zagreb | Agram
HR Rijeka | Fiume
HR Dubrovnik | Ragusa
RS Beograd | Belgrade | Belgrad
RO București | Bucharest | Bukarest | Bucarest
RO Cluj-Napoca | Klausenburg | Cluj
RO Sibiu | Hermannstadt
RO Braşov | Kronstadt | Brasov
RO Timişoara | Temeswar | Timisoara
GR Athens | Athen | Athènes
GR Thessaloníki | Thessaloniki | Salonique | Saloniki
IT Roma | Rome | Rom
IT Milano | Milan | Mailand
IT Torino | Turin
IT Venezia | Venice | Venedig | Venise
IT Firenze | Florence | Florenz
IT Napoli | Naples | Neapel
IT Genova | Genoa | Genua | Gênes
IT Bologna | Bologne
IT Padova | Padua | Padoue
IT Verona | Vérone
IT Trento | Trient | Trente
IT Bolzano | Bozen
IT Merano | Meran
IT Bressanone | Brixen
IT Brunico | Bruneck
IT Trieste | Triest
IT Siena | Sienne
IT Palermo | Palerme
IT Mantova | Mantua | Mantoue
ES Barcelona | Barcelone
ES Sevilla | Seville | Séville
ES Valencia | Valence
ES Zaragoza | Saragossa | Saragosse
ES Córdoba | Cordoba | Cordoue
ES Málaga | Malaga
ES Palma | Palma de Mallorca | Palma de Majorque
PT Lisboa | Lisbon | Lissabon | Lisbonne
PT Porto | Oporto
UA Kyiv | Kiew | Kiev
UA Lviv | Lemberg | Léopol
UA Odessa | Odesa
UA Chernivtsi | Czernowitz
RU Moscow | Moskau | Moscou
RU Saint Petersburg | Sankt Petersburg | Saint-Pétersbourg
RU Kaliningrad | Königsberg
TR Istanbul | Konstantinopel
TR İzmir | Smyrna | Izmir
CY Nicosia | Nikosia | Nicosie
MT Valletta | La Valette
US New York | New York City
US Philadelphia | Philadelphie
CN Beijing | Peking | Pékin
CN Shanghai | Schanghai
JP Tokyo | Tokio
EG Cairo | Kairo | Le Caire
IL Jerusalem | Jérusalem
`;

/** A town under the name of the list, with what else it is called. */
export interface NamedTown {
  country: string;
  name: string;
  others: string[];
}

export const exonyms: NamedTown[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', ...others] = line.slice(3).split(' | ');
    return { country: line.slice(0, 2), name, others };
  });
