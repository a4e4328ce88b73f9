import type { MailLanguage } from './mail-texts.ts'

/** The texts of a letter. `{address}` and `{contact}` are addresses of pages, `{day}` is a day. */
export interface LetterTexts {
  readonly title: string
  readonly greeting: string
  readonly lead: string
  readonly begin: string
  readonly steps: readonly string[]
  readonly code: string
  /** That the code alone does not suffice, until when it is good, and what ends it. */
  readonly rules: string
  readonly notMe: string
  /** Who sends it, and where the particulars are from (Data Protection Act, SR 235.1, Art. 19). */
  readonly sender: string
  readonly regards: string
  /** What a reader of the screen hears in place of the square. */
  readonly square: string
}

/** Letters have no dialect, as mails. */
export const LETTER_TEXTS: Readonly<Record<MailLanguage, LetterTexts>> = {
  de: {
    title: 'Deine Antworten zur Wahl',
    greeting: 'Guten Tag',
    lead: 'Du stellst dich zur Wahl. Auf Plenara vergleichen Wählende ihre Ansichten mit deinen. Dafür beantwortest du dieselben Fragen wie sie.',
    begin: 'So beginnst du',
    steps: [
      'Fotografiere das Quadrat mit deinem Telefon, oder öffne {address}',
      'Gib den Code und dein Geburtsdatum ein.',
      'Gib eine E-Mail-Adresse an, die nur du liest, und öffne den Link, den wir dir dorthin schicken.',
    ],
    code: 'Dein Code',
    rules:
      'Der Code allein genügt nicht: Es braucht auch dein Geburtsdatum und eine bestätigte E-Mail-Adresse. Er gilt bis {day}, einmal und nur für dich. Nach fünf falschen Geburtsdaten ist er gesperrt; schreibe uns dann, und du erhältst einen neuen Brief: {contact}',
    notMe: 'Bist nicht du gemeint? Schreibe uns: {contact}',
    sender:
      'Diesen Brief schickt dir Plenara. Deine Angaben haben wir von der Stelle, bei der deine Kandidatur gemeldet ist. Wer Plenara ist: {contact}',
    regards: 'Freundliche Grüsse\nPlenara',
    square: 'Führt zur Seite, auf der du den Code eingibst',
  },
  fr: {
    title: 'Tes réponses pour l’élection',
    greeting: 'Bonjour',
    lead: 'Tu te présentes à l’élection. Sur Plenara, les électrices et électeurs comparent leurs opinions avec les tiennes. Pour cela, tu réponds aux mêmes questions.',
    begin: 'Pour commencer',
    steps: [
      'Photographie le carré avec ton téléphone, ou ouvre {address}',
      'Saisis le code et ta date de naissance.',
      'Indique une adresse e-mail que tu es seule ou seul à lire, et ouvre le lien que nous t’y envoyons.',
    ],
    code: 'Ton code',
    rules:
      'Le code seul ne suffit pas : il faut aussi ta date de naissance et une adresse e-mail confirmée. Il est valable jusqu’au {day}, une fois et pour toi seulement. Après cinq dates de naissance fausses, il est bloqué ; écris-nous alors, et tu recevras une nouvelle lettre : {contact}',
    notMe: 'Il ne s’agit pas de toi ? Écris-nous : {contact}',
    sender:
      'Cette lettre t’est envoyée par Plenara. Nous avons reçu tes données du service auprès duquel ta candidature est annoncée. Qui nous sommes : {contact}',
    regards: 'Meilleures salutations\nPlenara',
    square: 'Mène à la page où tu saisis le code',
  },
  it: {
    title: 'Le tue risposte per l’elezione',
    greeting: 'Buongiorno',
    lead: 'Ti candidi all’elezione. Su Plenara le elettrici e gli elettori confrontano le loro opinioni con le tue. Per questo rispondi alle stesse domande.',
    begin: 'Come cominciare',
    steps: [
      'Fotografa il quadrato con il telefono, oppure apri {address}',
      'Inserisci il codice e la tua data di nascita.',
      'Indica un indirizzo e-mail che leggi soltanto tu e apri il link che ti inviamo lì.',
    ],
    code: 'Il tuo codice',
    rules:
      'Il codice da solo non basta: servono anche la tua data di nascita e un indirizzo e-mail confermato. È valido fino al {day}, una volta e soltanto per te. Dopo cinque date di nascita sbagliate è bloccato; in tal caso scrivici e riceverai una nuova lettera: {contact}',
    notMe: 'Non si tratta di te? Scrivici: {contact}',
    sender:
      'Questa lettera ti è inviata da Plenara. Abbiamo ricevuto i tuoi dati dal servizio presso cui è annunciata la tua candidatura. Chi siamo: {contact}',
    regards: 'Cordiali saluti\nPlenara',
    square: 'Porta alla pagina in cui inserisci il codice',
  },
  rm: {
    title: 'Tias respostas per l’elecziun',
    greeting: 'Bun di',
    lead: 'Ti candideschas per l’elecziun. Sin Plenara cumpareglian las votantas ed ils votants lur opiniuns cun las tias. Per quai respundas ti a las medemas dumondas.',
    begin: 'Uschia cumenzas ti',
    steps: [
      'Fotografescha il quadrat cun tes telefon, u avra {address}',
      'Endatescha il code e tia data da naschientscha.',
      'Inditgescha in’adressa dad e-mail che mo ti legias, ed avra la colliaziun che nus ta tramettain là.',
    ],
    code: 'Tes code',
    rules:
      'Il code sulet na basta betg: i dovra era tia data da naschientscha ed in’adressa dad e-mail confermada. El vala fin ils {day}, ina giada e mo per tai. Suenter tschintg datas da naschientscha fallidas è el bloccà; lura ans scriva, e ti survegnas ina nova brev: {contact}',
    notMe: 'Na sa tracta quai betg da tai? Ans scriva: {contact}',
    sender:
      'Questa brev ta trametta Plenara. Nus avain survegnì tias indicaziuns dal post, nua che tia candidatura è annunziada. Tgi che nus essan: {contact}',
    regards: 'Amiaivels salids\nPlenara',
    square: 'Maina a la pagina, nua che ti endateschas il code',
  },
}
