import { inLanguages } from '../../platform/texts.ts';

/** What each kind is called where its mail ends, and how the mail of the morning says it. */
export const newsTexts = inLanguages({
  en: {
    all: 'what happened meanwhile',
    kinds: {
      message: { name: 'messages', one: 'A conversation with a new message', several: 'A conversation with {count} new messages' },
      email: {
        name: 'e-mails of applicants',
        one: '{title}: an applicant wrote you an e-mail',
        several: '{title}: {count} e-mails of applicants to you',
      },
      applied: { name: 'new applications', one: '{title}: a new application', several: '{title}: {count} new applications' },
      sent: { name: 'answers that were sent', one: '{title}: an interview was sent', several: '{title}: {count} interviews were sent' },
      asked: {
        name: 'requests for another attempt',
        one: '{title}: a request for another attempt',
        several: '{title}: {count} requests for another attempt',
      },
      question: {
        name: 'questions of applicants',
        one: '{title}: an applicant asks you something',
        several: '{title}: {count} questions of an applicant',
      },
      due: { name: 'promised replies', one: 'One promised reply is due soon', several: '{count} promised replies are due soon' },
      comment: { name: 'notes', one: '{title}: a new note', several: '{title}: {count} new notes' },
      mention: { name: 'notes that mention you', one: '{title}: a note mentions you', several: '{title}: {count} notes mention you' },
      document: {
        name: 'documents handed in',
        one: '{title}: a document was handed in',
        several: '{title}: {count} documents were handed in',
      },
      review: {
        name: 'requests to review',
        one: 'You are asked to review an applicant',
        several: 'You are asked to review {count} applicants',
      },
      judged: {
        name: 'judgements of guests',
        one: '{title}: a guest judged an applicant',
        several: '{title}: a guest judged {count} applicants',
      },
      agreement: {
        name: 'answers to whether somebody may be shown',
        one: '{title}: somebody answered whether you may show them',
        several: '{title}: {count} answers to whether you may show somebody',
      },
      viewer: { name: 'questions of viewers', one: '{title}: a viewer asks something', several: '{title}: viewers ask {count} things' },
      export: {
        name: 'exports of your company',
        one: 'The export of your company is ready',
        several: 'The export of your company is ready',
      },
      status: { name: 'news of your applications', one: '{title}: there is news', several: '{title}: there is news' },
      appointment: { name: 'appointments with applicants', one: '{title}: an appointment', several: '{title}: {count} appointments' },
      talk: { name: 'dates of talks', one: '{title}: the date of your talk', several: '{title}: the date of your talk' },
      papers: {
        name: 'documents you are asked for',
        one: '{title}: a document is wanted from you',
        several: '{title}: {count} documents are wanted from you',
      },
      attempt: {
        name: 'answers to your requests',
        one: '{title}: your request for another attempt is answered',
        several: '{title}: your requests are answered',
      },
      offered: {
        name: 'films that were uploaded for you',
        one: '{title}: a film of you waits for your decision',
        several: '{title}: {count} films of you wait for your decision',
      },
      showing: { name: 'requests to show you', one: 'A company would like to show you', several: '{count} requests to show you' },
      look: {
        name: 'looks at your profile',
        one: 'A company looked at your profile',
        several: 'Companies looked at your profile {count} times',
      },
    },
  },
  de: {
    all: 'alles, was inzwischen geschehen ist',
    kinds: {
      message: {
        name: 'Nachrichten',
        one: 'Eine Unterhaltung mit einer neuen Nachricht',
        several: 'Eine Unterhaltung mit {count} neuen Nachrichten',
      },
      email: {
        name: 'E-Mails von Bewerbenden',
        one: '{title}: eine E-Mail von Bewerbenden an Sie',
        several: '{title}: {count} E-Mails von Bewerbenden an Sie',
      },
      applied: { name: 'neue Bewerbungen', one: '{title}: eine neue Bewerbung', several: '{title}: {count} neue Bewerbungen' },
      sent: {
        name: 'gesendete Antworten',
        one: '{title}: ein Interview wurde gesendet',
        several: '{title}: {count} Interviews wurden gesendet',
      },
      asked: {
        name: 'Bitten um einen weiteren Versuch',
        one: '{title}: eine Bitte um einen weiteren Versuch',
        several: '{title}: {count} Bitten um einen weiteren Versuch',
      },
      question: {
        name: 'Fragen von Bewerbenden',
        one: '{title}: jemand, der sich bewirbt, hat eine Frage',
        several: '{title}: {count} Fragen aus einer Bewerbung',
      },
      due: {
        name: 'zugesagte Rückmeldungen',
        one: 'Eine zugesagte Rückmeldung wird fällig',
        several: '{count} zugesagte Rückmeldungen werden fällig',
      },
      comment: { name: 'Notizen', one: '{title}: eine neue Notiz', several: '{title}: {count} neue Notizen' },
      mention: {
        name: 'Notizen, die Sie erwähnen',
        one: '{title}: eine Notiz erwähnt Sie',
        several: '{title}: {count} Notizen erwähnen Sie',
      },
      document: {
        name: 'abgegebene Unterlagen',
        one: '{title}: eine Unterlage wurde abgegeben',
        several: '{title}: {count} Unterlagen wurden abgegeben',
      },
      review: {
        name: 'Fragen nach Ihrer Meinung',
        one: 'Ihre Meinung zu einer Bewerbung ist gefragt',
        several: 'Ihre Meinung zu {count} Bewerbungen ist gefragt',
      },
      judged: {
        name: 'Urteile von Gästen',
        one: '{title}: ein Gast hat eine Person beurteilt',
        several: '{title}: ein Gast hat {count} Personen beurteilt',
      },
      agreement: {
        name: 'Antworten, ob jemand gezeigt werden darf',
        one: '{title}: eine Antwort, ob Sie eine Person zeigen dürfen',
        several: '{title}: {count} Antworten, ob Sie jemanden zeigen dürfen',
      },
      viewer: {
        name: 'Fragen von Betrachtenden',
        one: '{title}: jemand, der den Showroom sieht, fragt etwas',
        several: '{title}: {count} Fragen zum Showroom',
      },
      export: {
        name: 'Exporte Ihres Unternehmens',
        one: 'Der Export Ihres Unternehmens liegt bereit',
        several: 'Der Export Ihres Unternehmens liegt bereit',
      },
      status: { name: 'Neues zu Ihren Bewerbungen', one: '{title}: Es gibt Neues', several: '{title}: Es gibt Neues' },
      appointment: { name: 'Termine mit Bewerbenden', one: '{title}: ein Termin', several: '{title}: {count} Termine' },
      talk: { name: 'Termine für Gespräche', one: '{title}: der Termin Ihres Gesprächs', several: '{title}: der Termin Ihres Gesprächs' },
      papers: {
        name: 'Unterlagen, um die Sie gebeten werden',
        one: '{title}: Sie werden um eine Unterlage gebeten',
        several: '{title}: Sie werden um {count} Unterlagen gebeten',
      },
      attempt: {
        name: 'Antworten auf Ihre Bitten',
        one: '{title}: Ihre Bitte um einen weiteren Versuch ist beantwortet',
        several: '{title}: Ihre Bitten sind beantwortet',
      },
      offered: {
        name: 'Filme, die für Sie hochgeladen wurden',
        one: '{title}: Ein Film von Ihnen wartet auf Ihre Zustimmung',
        several: '{title}: {count} Filme von Ihnen warten auf Ihre Zustimmung',
      },
      showing: { name: 'Bitten, Sie zu zeigen', one: 'Ein Unternehmen möchte Sie zeigen', several: '{count} Bitten, Sie zu zeigen' },
      look: {
        name: 'Blicke in Ihr Profil',
        one: 'Ein Unternehmen hat Ihr Profil angesehen',
        several: 'Unternehmen haben Ihr Profil {count} Mal angesehen',
      },
    },
  },
  fr: {
    all: 'ce qui s’est passé entre-temps',
    kinds: {
      message: {
        name: 'les messages',
        one: 'Une conversation avec un nouveau message',
        several: 'Une conversation avec {count} nouveaux messages',
      },
      email: {
        name: 'les e-mails de candidats',
        one: '{title} : un e-mail de candidat pour vous',
        several: '{title} : {count} e-mails de candidats pour vous',
      },
      applied: {
        name: 'les nouvelles candidatures',
        one: '{title} : une nouvelle candidature',
        several: '{title} : {count} nouvelles candidatures',
      },
      sent: { name: 'les réponses envoyées', one: '{title} : un entretien envoyé', several: '{title} : {count} entretiens envoyés' },
      asked: {
        name: 'les demandes d’une nouvelle tentative',
        one: '{title} : une demande de nouvelle tentative',
        several: '{title} : {count} demandes de nouvelle tentative',
      },
      question: {
        name: 'les questions des candidats',
        one: '{title} : une question sur une candidature',
        several: '{title} : {count} questions sur une candidature',
      },
      due: {
        name: 'les retours promis',
        one: 'Un retour promis arrive à échéance',
        several: '{count} retours promis arrivent à échéance',
      },
      comment: { name: 'les commentaires', one: '{title} : un nouveau commentaire', several: '{title} : {count} nouveaux commentaires' },
      mention: {
        name: 'les commentaires qui vous mentionnent',
        one: '{title} : un commentaire vous mentionne',
        several: '{title} : {count} commentaires vous mentionnent',
      },
      document: {
        name: 'les documents remis',
        one: '{title} : un document a été remis',
        several: '{title} : {count} documents ont été remis',
      },
      review: {
        name: 'les demandes d’avis',
        one: 'Votre avis est demandé sur une candidature',
        several: 'Votre avis est demandé sur {count} candidatures',
      },
      judged: {
        name: 'les avis des invités',
        one: '{title} : un invité a évalué une personne',
        several: '{title} : un invité a évalué {count} personnes',
      },
      agreement: {
        name: 'les accords pour présenter une personne',
        one: '{title} : une personne a répondu à votre demande de la présenter',
        several: '{title} : {count} réponses à vos demandes de présenter une personne',
      },
      viewer: {
        name: 'les demandes dans vos showrooms',
        one: '{title} : une demande dans votre showroom',
        several: '{title} : {count} demandes dans votre showroom',
      },
      export: {
        name: 'les exports de votre entreprise',
        one: 'L’export de votre entreprise est prêt',
        several: 'L’export de votre entreprise est prêt',
      },
      status: { name: 'les nouvelles de vos candidatures', one: '{title} : du nouveau', several: '{title} : du nouveau' },
      appointment: {
        name: 'les rendez-vous avec des candidats',
        one: '{title} : un rendez-vous',
        several: '{title} : {count} rendez-vous',
      },
      talk: { name: 'les dates d’échange', one: '{title} : la date de votre échange', several: '{title} : la date de votre échange' },
      papers: {
        name: 'les documents qui vous sont demandés',
        one: '{title} : un document vous est demandé',
        several: '{title} : {count} documents vous sont demandés',
      },
      attempt: {
        name: 'les réponses à vos demandes',
        one: '{title} : votre demande de nouvelle tentative a une réponse',
        several: '{title} : vos demandes ont une réponse',
      },
      offered: {
        name: 'les films déposés pour vous',
        one: '{title} : un film de vous attend votre accord',
        several: '{title} : {count} films de vous attendent votre accord',
      },
      showing: {
        name: 'les demandes de vous présenter',
        one: 'Une entreprise souhaite vous présenter',
        several: '{count} demandes de vous présenter',
      },
      look: {
        name: 'les consultations de votre profil',
        one: 'Une entreprise a consulté votre profil',
        several: 'Des entreprises ont consulté votre profil {count} fois',
      },
    },
  },
});

/** The two pages on which such mails are ended. */
export const endTexts = inLanguages({
  en: {
    title: 'End these mails?',
    text: 'You will get no more mails about {name}. The bell in Vitrine still tells you.',
    button: 'End these mails',
    done: 'The mails have ended',
    later: 'You can switch them on again in your settings, under “Notifications”.',
    onward: 'To Vitrine',
  },
  de: {
    title: 'Diese Mails beenden?',
    text: 'Sie erhalten dann keine Mails mehr zum Thema: {name}. Die Glocke in Vitrine zeigt es Ihnen weiterhin.',
    button: 'Mails beenden',
    done: 'Die Mails sind beendet',
    later: 'In den Einstellungen können Sie sie unter „Benachrichtigungen“ wieder einschalten.',
    onward: 'Zu Vitrine',
  },
  fr: {
    title: 'Arrêter ces e-mails ?',
    text: 'Vous ne recevrez plus d’e-mails à ce sujet : {name}. La cloche de Vitrine continue de vous l’indiquer.',
    button: 'Arrêter ces e-mails',
    done: 'Les e-mails sont arrêtés',
    later: 'Vous pouvez les réactiver dans vos réglages, sous « Notifications ».',
    onward: 'Ouvrir Vitrine',
  },
});

/** What a device says; neither names nor words of others, as it shows them to whoever looks at it. */
export const pushTexts = inLanguages({
  en: { title: 'Vitrine', message: 'You have a new message', other: 'There is something new for you' },
  de: { title: 'Vitrine', message: 'Sie haben eine neue Nachricht', other: 'Es gibt Neues für Sie' },
  fr: { title: 'Vitrine', message: 'Vous avez un nouveau message', other: 'Il y a du nouveau pour vous' },
});
