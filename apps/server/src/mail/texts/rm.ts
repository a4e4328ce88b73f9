import type { MailTexts } from './mail-texts.ts'

export const rm: MailTexts = {
  greeting: 'Bun di {username}',
  regards: 'Amiaivels salids\nPlenara',
  mails: {
    confirm: {
      subject: 'Plenara: confermar l’adressa dad e-mail',
      body: 'Cun questa adressa è vegnì avert in conto tar Plenara. Confermai per plaschair ch’ella tutga a Vus:',
      action: 'Confermar l’adressa',
      after: 'Il link vala {hours} uras. Sche Vus n’avais betg avert in conto, na stuais Vus far nagut: senza conferma vegn el stizzà.',
    },
    reset: {
      subject: 'Plenara: nov pled-clav',
      body: 'Per Voss conto è vegnì dumandà in nov pled-clav. Qua pudais Vus definir el:',
      action: 'Definir in nov pled-clav',
      after:
        'Il link vala {minutes} minutas e mo ina giada. Sche Vus n’avais dumandà nagut, na stuais Vus far nagut: Voss pled-clav resta il medem.',
    },
    'password-changed': {
      subject: 'Plenara: Voss pled-clav è vegnì midà',
      body: 'Il pled-clav da Voss conto è gist vegnì midà, e tut ils auters apparats èn vegnids deconnectads.',
      action: '',
      after: 'Sche quai n’essas betg stà Vus, definì immediat in nov pled-clav: en l’app sut «S’annunziar», «Emblidà il pled-clav».',
    },
  },
}
