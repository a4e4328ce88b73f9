import type { MailTexts } from './mail-texts.ts'

export const rm: MailTexts = {
  greeting: 'Bun di {username}',
  greetingOfNobody: 'Bun di',
  regards: 'Amiaivels salids\nPlenara',
  desk: {
    sender:
      'Quest e-mail ta trametta Plenara. Nus avain survegnì tia adressa dal post, nua che tia candidatura è annunziada. Tgi che nus essan: {contact}',
    senderToTyped:
      'Quest e-mail ta trametta Plenara, perquai che quest’adressa è vegnida inditgada cun ina brev da nus. Tgi che nus essan: {contact}',
    senderToTeam:
      'Quest e-mail ta trametta Plenara. Nus avain survegnì tia adressa dal post che ha annunzià tes secretariat. Tgi che nus essan: {contact}',
    senderToProposed:
      'Quest e-mail ta trametta Plenara. Nus avain survegnì tia adressa dal secretariat che s’occupa da tia glista. Tgi che nus essan: {contact}',
    use: 'respundas per tia candidatura',
    useOfTeam: 'prepareschas respostas per candidatas e candidats',
    notMe: 'Na sa tracta quai betg da tai? Di a nus qua:',
    stop: 'Na vuls ti betg pli regurdientschas? Ferma ellas qua:',
    stopPage: {
      title: 'Regurdientschas',
      question: 'Nus ta regurdain per mail d’inoltrar tias respostas. Na vuls ti betg pli regurdientschas?',
      action: 'Naginas regurdientschas pli',
      done: 'Nus na ta regurdain betg pli. Ti pos anc adina respunder.',
      over: 'Questa colliaziun na vala betg pli.',
    },
  },
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
    'password-changed-passkeys': {
      subject: 'Plenara: tes pled-clav è vegnì midà',
      body: 'Il pled-clav da tes conto è gist vegnì midà, e tut ils auters apparats èn vegnids deconnectads. Tes passkeys valan vinavant.',
      action: '',
      after:
        'Controllescha che ti enconuschias tuts ed allontanescha quels che na tutgan betg a tai: {settings}. Sche quai n’eras betg ti, definescha immediat in nov pled-clav: en l’app sut «S’annunziar», «Emblidà il pled-clav».',
    },
    'passkey-added': {
      subject: 'Plenara: nov passkey',
      body: 'Per tes conto è gist vegnì creà in passkey. Cun el t’annunzias ti senza pled-clav.',
      action: '',
      after:
        'Sche quai n’eras betg ti, definescha immediat in nov pled-clav (en l’app sut «S’annunziar», «Emblidà il pled-clav») ed allontanescha lura il passkey: {settings}',
    },
    'passkey-removed': {
      subject: 'Plenara: passkey allontanà',
      body: 'In passkey da tes conto è gist vegnì allontanà, e tut ils auters apparats èn vegnids deconnectads.',
      action: '',
      after: 'Sche quai n’eras betg ti, definescha immediat in nov pled-clav: en l’app sut «S’annunziar», «Emblidà il pled-clav».',
    },
    'address-known': {
      subject: 'Plenara: ti has gia in conto',
      body: 'Insatgi ha vulì duvrar questa adressa per in conto tar Plenara. Ti has dentant gia in.',
      action: '',
      after:
        'Sche quai eras ti, t’annunzia u definescha in nov pled-clav: en l’app sut «S’annunziar», «Emblidà il pled-clav». Uschiglio na stos ti far nagut.',
    },
    'email-change': {
      subject: 'Plenara: conferma tia nova adressa dad e-mail',
      body: 'Tes conto tar Plenara duai dad ussa davent esser collià cun questa adressa. Conferma per plaschair ch’ella tutga a tai:',
      action: 'Confermar la nova adressa',
      after:
        'La colliaziun vala {changeHours} uras; enfin che ti l’avras, vala l’adressa actuala. Sche ti n’has dumandà nagut, na stos ti far nagut: n’avra simplamain betg la colliaziun.',
    },
    'email-change-asked': {
      subject: 'Plenara: tia adressa dad e-mail duai vegnir midada',
      body: 'Per tes conto è vegnida inditgada in’autra adressa dad e-mail. Ella vala pir, cur ch’ella è confermada; enfin lura resta questa qua.',
      action: '',
      after:
        'Sche quai n’eras betg ti, definescha immediat in nov pled-clav: en l’app sut «S’annunziar», «Emblidà il pled-clav». Lura è era la midada annullada.',
    },
    'email-changed': {
      subject: 'Plenara: tia adressa dad e-mail è vegnida midada',
      body: 'L’adressa dad e-mail da tes conto è gist vegnida midada. Per t’annunziar vala ussa la nova; a questa qua na scrivain nus betg pli.',
      action: '',
      after: 'Sche quai n’eras betg ti, ans scriva immediat: {contact}',
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
    'candidacy-invitation': {
      subject: 'Plenara: Tias respostas per l’elecziun',
      body: 'Ti candideschas per l’elecziun:\n{candidacy}\n{election}\n\nSin Plenara cumpareglian las votantas ed ils votants lur opiniuns cun las tias. Per quai respundas ti a las medemas dumondas. Cumenza qua:',
      action: 'Respunder a las dumondas',
      after: 'La colliaziun vala {days} dis e mo per tai: na la dai betg vinavant.',
    },
    'candidacy-reminder': {
      subject: 'Plenara: tias respostas n’èn anc betg inoltradas',
      body: 'Ti candideschas per l’elecziun:\n{candidacy}\n{election}\n\nLas votantas ed ils votants vesan tias respostas pir cura che ti has inoltrà ellas. Ti pos inoltrar e midar ellas fin e cun ils {day}:',
      action: 'Respunder a las dumondas',
      after:
        'La colliaziun è mo per tai: na la dai betg vinavant. Ina colliaziun precedenta, cun la quala ti n’has anc betg cumenzà, na vala betg pli.',
    },
    'candidacy-address': {
      subject: 'Plenara: conferma tia adressa dad e-mail',
      body: 'Cun il code d’ina brev è quest’adressa vegnida inditgada per respunder en vista da l’elecziun:\n{candidacy}\n{election}\n\nSche quai è correct, avra la colliaziun e tscherna in pled-clav:',
      action: 'Confermar l’adressa',
      after:
        'La colliaziun vala {days} dis e mo ina giada. Sche ti n’has inditgà nagut, na stos ti far nagut: senza la colliaziun na sa mida nagut.',
    },
    'candidacy-submitted': {
      subject: 'Plenara: tias respostas èn inoltradas',
      body: 'Tias respostas per l’elecziun èn inoltradas:\n{candidacy}\n{election}\n\nDi: {day}\nVersiun: {revision}\nImpronta: {fingerprint}',
      action: '',
      after:
        'L’impronta (SHA-256) tutga exactamain a questas respostas: cun ella pon ins mussar pli tard tge che ti has inoltrà. Sche quai n’eras betg ti, ans scriva immediat: {contact}',
    },
    'candidacy-password-changed': {
      subject: 'Plenara: tes pled-clav è vegnì midà',
      body: 'Il pled-clav dal conto, cun il qual ti {use}, è vegnì midà ils {day}, e tut ils auters apparats èn vegnids deconnectads.',
      action: '',
      after: 'Sche quai n’eras betg ti, ans scriva immediat: {contact}',
    },
    'candidacy-reset': {
      subject: 'Plenara: nov pled-clav',
      body: 'Per il conto cun il qual ti {use} è vegnì dumandà in nov pled-clav. Qua al pos ti definir:',
      action: 'Definir in nov pled-clav',
      after:
        'La colliaziun vala {minutes} minutas e mo ina giada. Sche ti n’has dumandà nagut, na stos ti far nagut: tes pled-clav resta il medem.',
    },
    'candidacy-correction-accepted': {
      subject: 'Plenara: tia correctura è acceptada',
      body: 'La correctura che ti has dumandà è acceptada. Las votantas ed ils votants la vesan cun la proxima publicaziun, ensemen cun la valur precedenta, il di e tes motiv.\n{candidacy}\n{election}\n\nDi: {day}\nVersiun: {revision}\nImpronta: {fingerprint}',
      action: 'Guardar las correcturas',
      after: 'Sche quai n’eras betg ti, ans scriva immediat: {contact}',
    },
    'candidacy-correction-refused': {
      subject: 'Plenara: tia correctura è refusada',
      body: 'La correctura che ti has dumandà è refusada. Quai che ti has inoltrà resta sco quai ch’i è.\n{candidacy}\n{election}\n\nMotiv: {reason}',
      action: 'Guardar las correcturas',
      after: 'Sche ti n’es betg d’accord, ans scriva: {contact}',
    },
    'candidacy-withdrawn': {
      subject: 'Plenara: ti has retratg tut',
      body: 'Tias respostas e tes profil èn retratgs. En paucas minutas na vesan las votantas ed ils votants els betg pli; il sboz e l’adressa èn stizzads.\n{candidacy}\n{election}',
      action: '',
      after:
        'Sin la glista uffiziala stas ti vinavant: davart ella decida il post, tar il qual tia candidatura è annunziada. Sche quai n’eras betg ti, ans scriva immediat: {contact}',
    },
    'candidacy-passkey-added': {
      subject: 'Plenara: nov passkey',
      body: 'Per il conto, cun il qual ti {use}, è vegnì creà in passkey ils {day}. Cun el t’annunzias ti senza pled-clav.',
      action: '',
      after:
        'Sche quai n’eras betg ti, definescha immediat in nov pled-clav («Emblidà il pled-clav» tar l’annunzia) ed allontanescha silsuenter il passkey: {access}',
    },
    'candidacy-passkey-removed': {
      subject: 'Plenara: passkey allontanà',
      body: 'In passkey dal conto, cun il qual ti {use}, è vegnì allontanà ils {day}, e tut ils auters apparats èn vegnids deconnectads.',
      action: '',
      after: 'Sche quai n’eras betg ti, ans scriva immediat: {contact}',
    },
    'candidacy-password-changed-passkeys': {
      subject: 'Plenara: tes pled-clav è vegnì midà',
      body: 'Il pled-clav dal conto, cun il qual ti {use}, è vegnì midà ils {day}, e tut ils auters apparats èn vegnids deconnectads. Tes passkeys valan vinavant.',
      action: '',
      after:
        'Controllescha che ti als enconuschas tuts ed allontanescha quels che n’èn betg tes: {access}. Sche quai n’eras betg ti, ans scriva immediat: {contact}',
    },
    'candidacy-address-confirm': {
      subject: 'Plenara: conferma tia nova adressa dad e-mail',
      body: 'Il conto, cun il qual ti {use}, duai d’ussa davent avair questa adressa. Conferma ch’ella tutga a tai:',
      action: 'Confermar la nova adressa',
      after:
        'La colliaziun vala {changeHours} uras; fin che ti l’avras vala l’adressa da fin ussa. Silsuenter na vegn publitgà nagut nov da tai durant {hours} uras. Sche ti n’has dumandà nagut, na stos ti far nagut.',
    },
    'candidacy-address-asked': {
      subject: 'Plenara: tia adressa dad e-mail duai vegnir midada',
      body: 'Per il conto, cun il qual ti {use}, è vegnida inditgada in’autra adressa dad e-mail. Ella vala pir cura ch’ella è confermada. Sche quai n’eras betg ti, ferma la midada qua:',
      action: 'Fermar la midada',
      after:
        'La colliaziun vala fin {hours} uras suenter la conferma. Fin lura na vegn publitgà nagut nov da tai. Sche ti has dumandà sez la midada, na stos ti far nagut.',
    },
    'candidacy-address-changed': {
      subject: 'Plenara: tia adressa dad e-mail è vegnida midada',
      body: 'Il conto, cun il qual ti {use}, ha dapi gist ussa in’autra adressa dad e-mail. Sche quai n’eras betg ti, revochescha la midada qua:',
      action: 'Revocar la midada',
      after:
        'La colliaziun vala {hours} uras. Fin lura na vegn publitgà nagut nov da tai. Sche ti has dumandà sez la midada, na stos ti far nagut; a questa adressa na scrivain nus betg pli.',
    },
    'candidacy-address-known': {
      subject: 'Plenara: ti has gia in conto',
      body: 'Insatgi ha vulì inditgar questa adressa per in auter conto, cun il qual i vegn respundì per ina candidatura. Cun questa adressa datti dentant gia in conto.',
      action: '',
      after:
        'Sche quai eras ti, t’annunzia cun questa adressa u definescha in nov pled-clav («Emblidà il pled-clav» tar l’annunzia). Uschiglio na stos ti far nagut.',
    },
    'candidacy-address-stopped': {
      subject: 'Plenara: la midada da tia adressa dad e-mail è vegnida revocada',
      body: 'La midada è vegnida revocada da l’adressa anteriura: il conto, cun il qual i vegn respundì per la candidatura, ha puspè quella, e tut ils apparats èn vegnids deconnectads.',
      action: '',
      after: 'Sche quai n’eras betg ti, ans scriva: {contact}',
    },
    'candidacy-text-held': {
      subject: 'Plenara: in tes text è retegnì',
      body: 'Las votantas ed ils votants na vesan betg pli quai da tai, fin ch’insatgi guarda anc ina giada. Tut l’auter resta visibel, tias respostas a las dumondas adina.\n{candidacy}\n{election}\n\nTge: {field}\nPertge: {reason}',
      action: 'Guardar u contestar',
      after:
        'Al scriva autramain ed al inoltrescha da nov, suenter il termin sco correctura, u di pertge che la decisiun è fallada. Omaduas chaussas guardain nus entaifer 48 uras. Dumondas: {contact}',
    },
    'candidacy-text-returned': {
      subject: 'Plenara: mida p.pl. in tes text',
      body: 'Quai violescha ina regla. Las votantas ed ils votants al vesan anc; l’auter n’è betg pertutgà.\n{candidacy}\n{election}\n\nTge: {field}\nPertge: {reason}',
      action: 'Guardar u contestar',
      after:
        'Al mida entaifer 48 uras ed al inoltrescha da nov, suenter il termin sco correctura, u di pertge che la decisiun è fallada. Uschiglio vegn el retegnì. Dumondas: {contact}',
    },
    'candidacy-text-restored': {
      subject: 'Plenara: in tes text è puspè en urden',
      body: 'Nus avain guardà anc ina giada. Las votantas ed ils votants vesan quai da tai il pli tard cun la proxima publicaziun.\n{candidacy}\n{election}\n\nTge: {field}',
      action: 'Guardar',
      after: 'Dumondas: {contact}',
    },
    'candidacy-text-appeal-refused': {
      subject: 'Plenara: in tes text resta retegnì',
      body: 'Nus avain examinà tia contestaziun. Las votantas ed ils votants na vesan vinavant betg quai da tai.\n{candidacy}\n{election}\n\nTge: {field}\nPertge: {reason}',
      action: 'Guardar',
      after:
        'Al scriva autramain ed al inoltrescha da nov, suenter il termin sco correctura. Nus al guardain entaifer 48 uras. Sche ti n’es betg d’accord, ans scriva: {contact}',
    },
    'candidacy-grant-given': {
      subject: 'Plenara: in secretariat dastga preparar tias respostas',
      body: 'Ti has lubì ad in secretariat da leger e midar tes sboz:\n{secretariat}\n\n{candidacy}\n{election}\n\nInoltrar pos mo ti. La lubientscha vala fin che ti inoltreschas u che ti la termineschas qua:',
      action: 'Guardar la lubientscha',
      after: 'Sche quai n’eras betg ti, terminescha la ed ans scriva immediat: {contact}',
    },
    'candidacy-grant-ended': {
      subject: 'Plenara: in secretariat na prepara betg pli tias respostas',
      body: 'Quest secretariat na legia e na mida betg pli tes sboz:\n{secretariat}\n\n{candidacy}\n{election}\n\nQuai ch’el ha scrit è anc qua, e ti vesas tge che quai è:',
      action: 'Guardar',
      after: 'Sche quai n’eras betg ti, ans scriva immediat: {contact}',
    },
    'candidacy-team-invited': {
      subject: 'Plenara: tes access per il secretariat',
      body: 'Ti tutgas ussa tar quest secretariat:\n{secretariat}\n\nTi vesas quant lunsch che las persunas da sias glistas èn, e ti prepareschas respostas nua ch’ellas lubeschan. Inoltrar pon mo ellas sezzas. Qua vegns ti en:',
      action: 'Avrir l’access',
      after: 'La colliaziun vala {days} dis e mo per tai. Suenter defineschas ti in pled-clav cun «Emblidà il pled-clav» tar l’annunzia.',
    },
  },
}
