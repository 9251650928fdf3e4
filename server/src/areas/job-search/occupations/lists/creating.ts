/** Media, design, stage, beauty. */
export const creating = `
graphic designer ~ graphics, design | Grafikdesigner, Grafiker, Mediengestalter, Kommunikationsdesigner ~ Grafik, Design | graphiste, designer graphique, infographiste ~ graphisme, design
media designer, digital media designer | Mediengestalter Digital und Print, Mediengestalter Bild und Ton, Mediendesigner ~ Medien | infographiste multimédia, designer multimédia ~ multimédia
web designer ~ web design | Webdesigner, Screendesigner ~ Webdesign | webdesigner, concepteur web ~ webdesign
art director, creative director | Art-Director, Kreativdirektor, Creative Director | directeur artistique, directeur de création
illustrator | Illustrator, Zeichner | illustrateur ~ illustration
industrial designer, product designer | Industriedesigner, Produktdesigner ~ Produktdesign | designer industriel, designer produit ~ design industriel
fashion designer ~ fashion | Modedesigner, Bekleidungstechniker, Schnittmacher ~ Mode | styliste, créateur de mode, modéliste ~ mode
photographer ~ photography, photos | Fotograf ~ Fotografie, Fotos | photographe ~ photographie, photo
cameraman, camera operator, videographer, video editor, film editor ~ film, video | Kameramann, Videograf, Cutter, Videoproduzent, Filmeditor ~ Film, Video | cadreur, caméraman, vidéaste, monteur vidéo, monteur ~ film, vidéo
director, film director, producer | Regisseur, Filmproduzent, Produktionsleiter Film, Aufnahmeleiter | réalisateur, metteur en scène, producteur, régisseur ~ cinéma
animator, 3D artist, motion designer | Animator, 3D-Artist, Motion Designer, 3D-Designer | animateur 3D, motion designer, infographiste 3D
journalist, reporter, editor ~ newspaper, media | Journalist, Redakteur, Reporter, Volontär ~ Zeitung, Redaktion | journaliste, reporter, rédacteur ~ presse, journal, rédaction
copy editor, proofreader | Lektor, Korrektor ~ Verlag | correcteur, relecteur, secrétaire de rédaction, éditeur ~ édition
writer, author | Autor, Schriftsteller | écrivain, auteur
radio presenter, TV presenter, moderator | Moderator, Radiomoderator, Sprecher ~ Radio, Fernsehen | animateur radio, présentateur, speaker ~ radio, télévision
actor, actress ~ theatre | Schauspieler, Darsteller ~ Theater | comédien, acteur, actrice ~ théâtre
musician, singer ~ music | Musiker, Sänger, Orchestermusiker ~ Musik | musicien, chanteur ~ musique
dancer, choreographer ~ dance | Tänzer, Choreograf ~ Tanz | danseur, chorégraphe ~ danse
disc jockey, DJ | DJ, Discjockey | DJ, disc-jockey
stage designer, costume designer, props master | Bühnenbildner, Kostümbildner, Requisiteur, Maskenbildner ~ Bühne | scénographe, costumier, accessoiriste, décorateur ~ spectacle
make-up artist | Maskenbildner, Visagist, Make-up-Artist | maquilleur ~ maquillage
hairdresser, hair stylist, barber ~ hair salon, hair | Friseur, Frisör, Coiffeur, Barbier, Friseuse ~ Friseursalon, Haare | coiffeur, coiffeuse, barbier ~ salon de coiffure, coiffure, cheveux
beautician, cosmetician, beauty therapist ~ beauty salon, beauty | Kosmetiker ~ Kosmetik, Kosmetikstudio | esthéticien, esthéticienne, conseiller en beauté ~ institut de beauté, esthétique
nail technician, manicurist | Nageldesigner, Nail-Designer, Maniküre | prothésiste ongulaire, manucure ~ ongles
tattoo artist, piercer | Tätowierer, Piercer | tatoueur, pierceur ~ tatouage
model | Model, Fotomodell, Mannequin | mannequin, modèle
art teacher, artist, painter artist | Künstler, Bildhauer, Kunstpädagoge ~ Kunst | artiste, plasticien, sculpteur ~ art
art restorer, conservator | Restaurator | restaurateur d'art, restaurateur de tableaux, conservateur-restaurateur
music producer, audio engineer | Musikproduzent, Tonmeister, Mediengestalter Ton | producteur de musique, ingénieur du son, technicien son
gallery assistant, museum attendant | Museumsaufsicht, Galerieassistent, Aufseher ~ Museum | agent d'accueil de musée, gardien de musée, assistant de galerie ~ musée
theatre manager, cultural manager | Kulturmanager, Dramaturg, Theaterpädagoge ~ Kultur | administrateur de spectacle, chargé de production, médiateur culturel ~ culture
desktop publisher, prepress technician | DTP-Operator, Mediengestalter Druckvorstufe, Reinzeichner | opérateur PAO, maquettiste ~ PAO
blogger, influencer | Blogger, Influencer | blogueur, influenceur
wedding planner | Hochzeitsplaner, Weddingplaner | organisateur de mariages, wedding planner ~ mariage
`;
