import type { MailTexts } from './mail-texts.ts'

export const rm: MailTexts = {
  greeting: 'Bun di {username}',
  regards: 'Amiaivels salids\nPlenara',
  mails: {
    confirm: {
      subject: 'Plenara: conferma tia adressa dad e-mail',
      body: 'Cun questa adressa è vegnì avert in conto tar Plenara. Conferma per plaschair ch’ella tutga a tai:',
      action: 'Confermar l’adressa',
      after: 'La colliaziun vala {hours} uras. Sche ti n’has betg avert in conto, na stos ti far nagut: senza conferma vegn el stizzà.',
    },
    reset: {
      subject: 'Plenara: nov pled-clav',
      body: 'Per tes conto è vegnì dumandà in nov pled-clav. Qua al pos ti definir:',
      action: 'Definir in nov pled-clav',
      after:
        'La colliaziun vala {minutes} minutas e mo ina giada. Sche ti n’has dumandà nagut, na stos ti far nagut: tes pled-clav resta il medem.',
    },
    'password-changed': {
      subject: 'Plenara: tes pled-clav è vegnì midà',
      body: 'Il pled-clav da tes conto è gist vegnì midà, e tut ils auters apparats èn vegnids deconnectads.',
      action: '',
      after: 'Sche quai n’eras betg ti, definescha immediat in nov pled-clav: en l’app sut «S’annunziar», «Emblidà il pled-clav».',
    },
    'address-known': {
      subject: 'Plenara: ti has gia in conto',
      body: 'Insatgi ha vulì avrir in conto tar Plenara cun questa adressa. Ti has dentant gia in.',
      action: '',
      after:
        'Sche quai eras ti, t’annunzia u definescha in nov pled-clav: en l’app sut «S’annunziar», «Emblidà il pled-clav». Uschiglio na stos ti far nagut.',
    },
    inactive: {
      subject: 'Plenara: tes conto vegn prest stizzà',
      body: 'Ti n’has betg pli duvrà tes conto dapi bunamain dus onns. Per betg conservar insatge pli ditg che necessari, stizzain nus el cun tut ses cuntegn ils {removal}.',
      action: 'T’annunziar e tegnair il conto',
      after: 'Sche ti vuls tegnair il conto, t’annunzia avant quest di. Uschiglio na stos ti far nagut.',
    },
    survey: {
      subject: 'Plenara: Co has ti vivì l’elecziun?',
      body: 'L’elecziun è passada. Ti has inditgà che nus ta dastgain envidar suenter ad ina retschertga. Ella è voluntara ed anonima: la colliaziun è la medema per tuts e na di nagut davart tai.',
      action: 'Tar la retschertga',
      after: 'Na vuls ti betg pli retschaiver talas mails? Deactivescha ellas en las configuraziuns: {settings}',
    },
  },
}
