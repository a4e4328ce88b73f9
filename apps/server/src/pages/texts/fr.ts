import type { PageTexts } from './page-texts.ts'

export const fr: PageTexts = {
  claim: 'Voter en connaissance',
  lead: 'Découvre qui pense comme toi. Puis compose ta liste.',
  votes: { title: 'Votations', text: 'Votations populaires et votes des conseils: résultats, voix et consignes.' },
  people: {
    accepted: 'Votation populaire du {date}: acceptée par {percent} de oui.',
    rejected: 'Votation populaire du {date}: refusée, {percent} de oui.',
    counted: 'Votation populaire du {date}: {percent} de oui.',
    ahead: 'Votation populaire du {date}: de quoi il s’agit et qui recommande quoi.',
    past: 'Votation populaire du {date}.',
  },
  share: {
    peopleVote: 'Votation populaire du {date}',
    accepted: 'Accepté',
    rejected: 'Refusé',
    yes: '{n} oui',
    no: '{n} non',
    abstain: '{n} abstentions',
  },
  day: {
    title: 'Votation du {date}',
    ahead: {
      one: '1 objet: de quoi il s’agit, qui recommande quoi, jusqu’à quand voter.',
      other: '{n} objets: de quoi il s’agit, qui recommande quoi, jusqu’à quand voter.',
    },
    counted: {
      one: '1 objet: ce que le peuple et les cantons ont décidé.',
      other: '{n} objets: ce que le peuple et les cantons ont décidé.',
    },
  },
  calendar: {
    name: 'Votations',
    title: { one: 'Votation: 1 objet', other: 'Votation: {n} objets' },
    reminder: 'Envoie ou dépose ton enveloppe de vote. Le délai figure sur ta carte de légitimation.',
  },
  parliamentVote: '{council}, {date}: {yes} oui, {no} non, {abstain} abstentions.',
  powers: {
    legislative: { title: 'Parlement', text: 'Conseil national et Conseil des États: sièges, groupes et tous les membres.' },
    executive: { title: 'Conseil fédéral', text: 'Les sept membres du Conseil fédéral et leurs départements.' },
    judiciary: { title: 'Tribunal fédéral', text: 'Les juges du Tribunal fédéral.' },
  },
  duties: '{council}: tâches',
  person: 'Mandats, liens d’intérêts et votes au conseil.',
  affair: 'Objet {number}',
  method: { title: 'Comment naît la concordance', text: 'Comment Plenara calcule, avec un exemple et les limites.' },
  guides: {
    votingInstructions: { title: 'Mode d’emploi', text: 'Voter valablement en cinq étapes, aussi en langage facile.' },
    ourSystem: { title: 'Notre système', text: 'Parlement, gouvernement et tribunaux : qui fait quoi et comment naît une loi.' },
    getInvolved: { title: 'S’engager', text: 'Quatre façons de participer à la politique.' },
  },
  openData: { title: 'Données ouvertes', text: 'Votations et résultats en CSV et JSON, avec leurs sources.' },
  session:
    'Ce que le Conseil national et le Conseil des États ont décidé : votes finaux, votes les plus serrés et votes des membres d’un canton.',
  search: {
    title: 'Recherche',
    text: 'Personnes, votations, objets, articles et notions dans un seul champ. Les fautes de frappe ne gênent pas.',
  },
  busy: 'Il y a en ce moment trop de recherches et de filtres. Recharge la page dans quelques secondes.',
  articles: { government: 'Autorités', elections: 'Élections', questionnaire: 'Questionnaire' },
  levels: { federal: 'Confédération', cantonal: 'Canton', communal: 'Commune' },
  article: 'Expliqué simplement, avec chiffres et sources.',
  legal: { terms: 'Conditions générales', privacy: 'Protection des données', imprint: 'Impressum' },
  candidate: '{list}, {election}. Est-ce que cela te correspond?',
  embed: {
    open: 'Voir sur Plenara',
    invented: 'Inventé: ces données font partie de la démonstration.',
    source: 'Source: {source}',
    seats: 'Sièges',
    noParty: 'Sans parti',
  },
  notFound: 'Cette page n’existe pas',
}
