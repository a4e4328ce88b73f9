import type { MailTexts } from './mail-texts.ts'

export const fr: MailTexts = {
  greeting: 'Bonjour {username}',
  greetingOfNobody: 'Bonjour',
  regards: 'Meilleures salutations\nPlenara',
  desk: {
    sender:
      'Cet e-mail t’est envoyé par Plenara. Nous avons reçu ton adresse du service auprès duquel ta candidature est annoncée. Qui nous sommes : {contact}',
    senderToTyped:
      'Cet e-mail t’est envoyé par Plenara, parce que cette adresse a été indiquée avec une lettre de notre part. Qui nous sommes : {contact}',
    senderToTeam:
      'Cet e-mail t’est envoyé par Plenara. Nous avons reçu ton adresse du service qui a annoncé ton secrétariat. Qui nous sommes : {contact}',
    senderToProposed:
      'Cet e-mail t’est envoyé par Plenara. Nous avons reçu ton adresse du secrétariat qui s’occupe de ta liste. Qui nous sommes : {contact}',
    use: 'réponds pour ta candidature',
    useOfTeam: 'prépares des réponses pour des candidates et des candidats',
    notMe: 'Il ne s’agit pas de toi ? Dis-le-nous ici :',
    stop: 'Tu ne veux plus de rappels ? Arrête-les ici :',
    stopPage: {
      title: 'Rappels',
      question: 'Nous te rappelons par e-mail de remettre tes réponses. Tu ne veux plus de rappels ?',
      action: 'Plus de rappels',
      done: 'Nous ne t’enverrons plus de rappels. Tu peux toujours répondre.',
      over: 'Ce lien n’est plus valable.',
    },
  },
  mails: {
    confirm: {
      subject: 'Plenara : confirme ton adresse e-mail',
      body: 'Un compte a été ouvert sur Plenara avec cette adresse. Confirme qu’elle t’appartient :',
      action: 'Confirmer l’adresse',
      after:
        'Le lien est valable {hours} heures. Si tu n’as pas ouvert de compte, tu n’as rien à faire : sans confirmation, il sera supprimé.',
    },
    reset: {
      subject: 'Plenara : nouveau mot de passe',
      body: 'Un nouveau mot de passe a été demandé pour ton compte. Tu peux le définir ici :',
      action: 'Définir un nouveau mot de passe',
      after:
        'Le lien est valable {minutes} minutes et une seule fois. Si tu n’as rien demandé, tu n’as rien à faire : ton mot de passe reste le même.',
    },
    'password-changed': {
      subject: 'Plenara : ton mot de passe a été modifié',
      body: 'Le mot de passe de ton compte vient d’être modifié et tous les autres appareils ont été déconnectés.',
      action: '',
      after:
        'Si ce n’était pas toi, définis tout de suite un nouveau mot de passe : dans l’app, sous « Se connecter », « Mot de passe oublié ».',
    },
    'password-changed-passkeys': {
      subject: 'Plenara : ton mot de passe a été modifié',
      body: 'Le mot de passe de ton compte vient d’être modifié et tous les autres appareils ont été déconnectés. Tes passkeys restent valables.',
      action: '',
      after:
        'Vérifie que tu les connais toutes et supprime celles qui ne t’appartiennent pas : {settings}. Si ce n’était pas toi, définis tout de suite un nouveau mot de passe : dans l’app, sous « Se connecter », « Mot de passe oublié ».',
    },
    'passkey-added': {
      subject: 'Plenara : nouvelle passkey',
      body: 'Une passkey vient d’être créée pour ton compte. Elle te permet de te connecter sans mot de passe.',
      action: '',
      after:
        'Si ce n’était pas toi, définis tout de suite un nouveau mot de passe (dans l’app, sous « Se connecter », « Mot de passe oublié »), puis supprime la passkey : {settings}',
    },
    'passkey-removed': {
      subject: 'Plenara : passkey supprimée',
      body: 'Une passkey de ton compte vient d’être supprimée et tous les autres appareils ont été déconnectés.',
      action: '',
      after:
        'Si ce n’était pas toi, définis tout de suite un nouveau mot de passe : dans l’app, sous « Se connecter », « Mot de passe oublié ».',
    },
    'address-known': {
      subject: 'Plenara : tu as déjà un compte',
      body: 'Quelqu’un a voulu utiliser cette adresse pour un compte sur Plenara. Mais tu en as déjà un.',
      action: '',
      after:
        'Si c’était toi, connecte-toi ou définis un nouveau mot de passe : dans l’app, sous « Se connecter », « Mot de passe oublié ». Sinon, tu n’as rien à faire.',
    },
    'email-change': {
      subject: 'Plenara : confirme ta nouvelle adresse e-mail',
      body: 'Ton compte Plenara doit désormais être lié à cette adresse. Confirme qu’elle t’appartient :',
      action: 'Confirmer la nouvelle adresse',
      after:
        'Le lien est valable {changeHours} heures ; tant que tu ne l’as pas ouvert, l’adresse actuelle reste en vigueur. Si tu n’as rien demandé, tu n’as rien à faire : n’ouvre simplement pas le lien.',
    },
    'email-change-asked': {
      subject: 'Plenara : ton adresse e-mail doit être modifiée',
      body: 'Une autre adresse e-mail a été saisie pour ton compte. Elle ne sera valable qu’une fois confirmée ; d’ici là, celle-ci reste en vigueur.',
      action: '',
      after:
        'Si ce n’était pas toi, définis tout de suite un nouveau mot de passe : dans l’app, sous « Se connecter », « Mot de passe oublié ». La modification sera alors annulée.',
    },
    'email-changed': {
      subject: 'Plenara : ton adresse e-mail a été modifiée',
      body: 'L’adresse e-mail de ton compte vient d’être modifiée. Pour te connecter, utilise désormais la nouvelle ; nous ne t’écrirons plus à celle-ci.',
      action: '',
      after: 'Si ce n’était pas toi, écris-nous tout de suite : {contact}',
    },
    inactive: {
      subject: 'Plenara : ton compte sera bientôt supprimé',
      body: 'Tu n’as plus utilisé ton compte depuis près de deux ans. Pour ne rien conserver plus longtemps que nécessaire, nous le supprimerons avec tout son contenu le {removal}.',
      action: 'Se connecter et le garder',
      after: 'Si tu veux le garder, connecte-toi avant cette date. Sinon, tu n’as rien à faire.',
    },
    survey: {
      subject: 'Plenara : comment as-tu vécu l’élection ?',
      body: 'L’élection est passée. Tu as indiqué que nous pouvions ensuite t’inviter à un sondage. Il est facultatif et anonyme : le lien est le même pour tout le monde et ne dit rien sur toi.',
      action: 'Vers le sondage',
      after: 'Tu ne veux plus recevoir de tels e-mails ? Désactive-les dans les paramètres : {settings}',
    },
    'candidacy-invitation': {
      subject: 'Plenara : tes réponses pour l’élection',
      body: 'Tu te présentes à l’élection :\n{candidacy}\n{election}\n\nSur Plenara, les électrices et électeurs comparent leurs opinions avec les tiennes. Pour cela, tu réponds aux mêmes questions. Commence ici :',
      action: 'Répondre aux questions',
      after: 'Le lien est valable {days} jours et pour toi seulement : ne le transmets pas.',
    },
    'candidacy-reminder': {
      subject: 'Plenara : tes réponses ne sont pas encore remises',
      body: 'Tu te présentes à l’élection :\n{candidacy}\n{election}\n\nLes électrices et électeurs ne voient tes réponses qu’une fois que tu les as remises. Tu peux les remettre et les modifier jusqu’au {day} compris :',
      action: 'Répondre aux questions',
      after: 'Le lien est pour toi seulement : ne le transmets pas. Un lien antérieur que tu n’as pas encore utilisé n’est plus valable.',
    },
    'candidacy-address': {
      subject: 'Plenara : confirme ton adresse e-mail',
      body: 'Avec le code d’une lettre, cette adresse a été indiquée pour répondre en vue de l’élection :\n{candidacy}\n{election}\n\nSi c’est exact, ouvre le lien et choisis un mot de passe :',
      action: 'Confirmer l’adresse',
      after:
        'Le lien est valable {days} jours et une seule fois. Si tu n’as rien indiqué, tu n’as rien à faire : sans le lien, rien ne change.',
    },
    'candidacy-submitted': {
      subject: 'Plenara : tes réponses sont remises',
      body: 'Tes réponses pour l’élection sont remises :\n{candidacy}\n{election}\n\nJour : {day}\nVersion : {revision}\nEmpreinte : {fingerprint}',
      action: '',
      after:
        'L’empreinte (SHA-256) appartient exactement à ces réponses : elle permettra de montrer ce que tu as remis. Si ce n’était pas toi, écris-nous tout de suite : {contact}',
    },
    'candidacy-password-changed': {
      subject: 'Plenara : ton mot de passe a été modifié',
      body: 'Le mot de passe du compte avec lequel tu {use} a été modifié le {day}, et tous les autres appareils ont été déconnectés.',
      action: '',
      after: 'Si ce n’était pas toi, écris-nous tout de suite : {contact}',
    },
    'candidacy-reset': {
      subject: 'Plenara : nouveau mot de passe',
      body: 'Un nouveau mot de passe a été demandé pour le compte avec lequel tu {use}. Tu peux le définir ici :',
      action: 'Définir un nouveau mot de passe',
      after:
        'Le lien est valable {minutes} minutes et une seule fois. Si tu n’as rien demandé, tu n’as rien à faire : ton mot de passe reste le même.',
    },
    'candidacy-correction-accepted': {
      subject: 'Plenara : ta correction est acceptée',
      body: 'La correction que tu as demandée est acceptée. Les électrices et électeurs la verront avec la prochaine publication, avec la valeur précédente, le jour et ta raison.\n{candidacy}\n{election}\n\nJour : {day}\nVersion : {revision}\nEmpreinte : {fingerprint}',
      action: 'Voir les corrections',
      after: 'Si ce n’est pas toi qui l’as demandée, écris-nous tout de suite : {contact}',
    },
    'candidacy-correction-refused': {
      subject: 'Plenara : ta correction est refusée',
      body: 'La correction que tu as demandée est refusée. Ce que tu as remis reste tel quel.\n{candidacy}\n{election}\n\nRaison : {reason}',
      action: 'Voir les corrections',
      after: 'Si tu n’es pas d’accord, écris-nous : {contact}',
    },
    'candidacy-withdrawn': {
      subject: 'Plenara : tu as tout retiré',
      body: 'Tes réponses et ton profil sont retirés. Dans quelques minutes, les électrices et électeurs ne les verront plus ; le brouillon et l’adresse sont effacés.\n{candidacy}\n{election}',
      action: '',
      after:
        'Tu restes sur la liste officielle : elle relève du service auprès duquel ta candidature est déposée. Si ce n’est pas toi qui l’as fait, écris-nous tout de suite : {contact}',
    },
    'candidacy-passkey-added': {
      subject: 'Plenara : nouvelle passkey',
      body: 'Une passkey a été créée le {day} pour le compte avec lequel tu {use}. Elle te permet de te connecter sans mot de passe.',
      action: '',
      after:
        'Si ce n’était pas toi, définis tout de suite un nouveau mot de passe (« Mot de passe oublié » à la connexion), puis supprime la passkey : {access}',
    },
    'candidacy-passkey-removed': {
      subject: 'Plenara : passkey supprimée',
      body: 'Une passkey du compte avec lequel tu {use} a été supprimée le {day}, et tous les autres appareils ont été déconnectés.',
      action: '',
      after: 'Si ce n’était pas toi, écris-nous tout de suite : {contact}',
    },
    'candidacy-password-changed-passkeys': {
      subject: 'Plenara : ton mot de passe a été modifié',
      body: 'Le mot de passe du compte avec lequel tu {use} a été modifié le {day}, et tous les autres appareils ont été déconnectés. Tes passkeys restent valables.',
      action: '',
      after:
        'Vérifie que tu les connais toutes, et supprime celles qui ne sont pas à toi : {access}. Si ce n’était pas toi, écris-nous tout de suite : {contact}',
    },
    'candidacy-address-confirm': {
      subject: 'Plenara : confirme ta nouvelle adresse e-mail',
      body: 'Le compte avec lequel tu {use} doit désormais porter cette adresse. Confirme qu’elle t’appartient :',
      action: 'Confirmer la nouvelle adresse',
      after:
        'Le lien est valable {changeHours} heures ; tant que tu ne l’as pas ouvert, l’ancienne adresse reste valable. Ensuite, rien de nouveau de ta part n’est publié pendant {hours} heures. Si tu n’as rien demandé, tu n’as rien à faire.',
    },
    'candidacy-address-asked': {
      subject: 'Plenara : ton adresse e-mail doit être modifiée',
      body: 'Une autre adresse e-mail a été indiquée pour le compte avec lequel tu {use}. Elle ne compte qu’une fois confirmée. Si ce n’était pas toi, arrête la modification ici :',
      action: 'Arrêter la modification',
      after:
        'Le lien est valable jusqu’à {hours} heures après la confirmation. D’ici là, rien de nouveau de ta part n’est publié. Si tu as demandé la modification, tu n’as rien à faire.',
    },
    'candidacy-address-changed': {
      subject: 'Plenara : ton adresse e-mail a été modifiée',
      body: 'Le compte avec lequel tu {use} vient de changer d’adresse e-mail. Si ce n’était pas toi, annule la modification ici :',
      action: 'Annuler la modification',
      after:
        'Le lien est valable {hours} heures. D’ici là, rien de nouveau de ta part n’est publié. Si tu as demandé la modification, tu n’as rien à faire ; nous ne t’écrirons plus à cette adresse.',
    },
    'candidacy-address-known': {
      subject: 'Plenara : tu as déjà un compte',
      body: 'Quelqu’un a voulu indiquer cette adresse pour un autre compte qui répond pour une candidature. Mais un compte existe déjà avec cette adresse.',
      action: '',
      after:
        'Si c’était toi, connecte-toi avec cette adresse ou définis un nouveau mot de passe (« Mot de passe oublié » à la connexion). Sinon, tu n’as rien à faire.',
    },
    'candidacy-address-stopped': {
      subject: 'Plenara : la modification de ton adresse e-mail a été annulée',
      body: 'La modification a été annulée depuis l’ancienne adresse : le compte qui répond pour la candidature porte de nouveau celle-ci, et tous les appareils ont été déconnectés.',
      action: '',
      after: 'Si ce n’était pas toi, écris-nous : {contact}',
    },
    'candidacy-text-held': {
      subject: 'Plenara : un de tes textes est retenu',
      body: 'Les électrices et électeurs ne voient plus ceci de toi, jusqu’à ce que quelqu’un le regarde à nouveau. Tout le reste demeure visible, et tes réponses aux questions toujours.\n{candidacy}\n{election}\n\nQuoi : {field}\nPourquoi : {reason}',
      action: 'Voir ou contester',
      after:
        'Écris-le autrement et remets-le à nouveau, après le délai comme correction, ou dis pourquoi la décision est fausse. Nous regardons l’un et l’autre dans les 48 heures. Questions : {contact}',
    },
    'candidacy-text-returned': {
      subject: 'Plenara : modifie un de tes textes',
      body: 'Ceci enfreint une règle. Les électrices et électeurs le voient encore ; le reste n’est pas concerné.\n{candidacy}\n{election}\n\nQuoi : {field}\nPourquoi : {reason}',
      action: 'Voir ou contester',
      after:
        'Modifie-le dans les 48 heures et remets-le à nouveau, après le délai comme correction, ou dis pourquoi la décision est fausse. Sinon, il sera retenu. Questions : {contact}',
    },
    'candidacy-text-restored': {
      subject: 'Plenara : un de tes textes est de nouveau en ordre',
      body: 'Nous avons regardé à nouveau. Les électrices et électeurs voient ceci de toi au plus tard avec la prochaine publication.\n{candidacy}\n{election}\n\nQuoi : {field}',
      action: 'Voir',
      after: 'Questions : {contact}',
    },
    'candidacy-text-appeal-refused': {
      subject: 'Plenara : un de tes textes reste retenu',
      body: 'Nous avons examiné ta contestation. Les électrices et électeurs ne voient toujours pas ceci de toi.\n{candidacy}\n{election}\n\nQuoi : {field}\nPourquoi : {reason}',
      action: 'Voir',
      after:
        'Écris-le autrement et remets-le à nouveau, après le délai comme correction. Nous le regardons dans les 48 heures. Si tu n’es pas d’accord, écris-nous : {contact}',
    },
    'candidacy-grant-given': {
      subject: 'Plenara : un secrétariat peut préparer tes réponses',
      body: 'Tu as permis à un secrétariat de lire et de modifier ton brouillon :\n{secretariat}\n\n{candidacy}\n{election}\n\nPersonne d’autre que toi ne peut les remettre. La permission vaut jusqu’à ce que tu les remettes ou que tu y mettes fin ici :',
      action: 'Voir la permission',
      after: 'Si ce n’était pas toi, mets-y fin et écris-nous tout de suite : {contact}',
    },
    'candidacy-grant-ended': {
      subject: 'Plenara : un secrétariat ne prépare plus tes réponses',
      body: 'Ce secrétariat ne lit et ne modifie plus ton brouillon :\n{secretariat}\n\n{candidacy}\n{election}\n\nCe qu’il a écrit est encore là, et tu vois ce que c’est :',
      action: 'Voir',
      after: 'Si ce n’était pas toi, écris-nous tout de suite : {contact}',
    },
    'candidacy-team-invited': {
      subject: 'Plenara : ton accès pour le secrétariat',
      body: 'Tu fais désormais partie de ce secrétariat :\n{secretariat}\n\nTu vois où en sont les personnes de ses listes, et tu prépares des réponses là où elles le permettent. Elles seules peuvent les remettre. Tu entres ici :',
      action: 'Ouvrir l’accès',
      after:
        'Le lien est valable {days} jours et pour toi seulement. Ensuite, définis un mot de passe par « Mot de passe oublié » lors de la connexion.',
    },
  },
}
