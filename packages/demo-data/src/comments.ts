import type { Text4 } from './language.ts'

/** Short remarks beside an answer that fit any question and any side. */
export const COMMENTS: readonly Text4[] = [
  {
    de: 'Es kommt auf die Umsetzung an.',
    fr: 'Tout dépend de la mise en œuvre.',
    it: 'Dipende dall’attuazione.',
    rm: 'I depenta da la realisaziun.',
  },
  {
    de: 'Wichtig ist mir eine Übergangsfrist.',
    fr: 'Un délai de transition me paraît important.',
    it: 'Per me è importante un periodo transitorio.',
    rm: 'In termin transitori è impurtant per mai.',
  },
  {
    de: 'Hier bin ich anderer Meinung als viele in meiner Partei.',
    fr: 'Sur ce point, je ne suis pas de l’avis de la majorité de mon parti.',
    it: 'Su questo punto la penso diversamente da molti nel mio partito.',
    rm: 'Qua hai jau in’autra opiniun che blers en mia partida.',
  },
  {
    de: 'Eine Lösung muss für Stadt und Land passen.',
    fr: 'Une solution doit convenir à la ville et à la campagne.',
    it: 'Una soluzione deve andare bene per città e campagna.',
    rm: 'Ina soluziun sto esser buna per citad e champagna.',
  },
  {
    de: 'Zuerst brauchen wir bessere Zahlen.',
    fr: 'Il nous faut d’abord de meilleurs chiffres.',
    it: 'Prima ci servono dati migliori.',
    rm: 'L’emprim duvrain nus meglras cifras.',
  },
  {
    de: 'Die Kosten müssen offen auf den Tisch.',
    fr: 'Les coûts doivent être présentés clairement.',
    it: 'I costi devono essere presentati in modo trasparente.',
    rm: 'Ils custs ston vegnir preschentads avertamain.',
  },
  {
    de: 'Das sollen die Gemeinden selber entscheiden können.',
    fr: 'Les communes devraient pouvoir en décider elles-mêmes.',
    it: 'I Comuni dovrebbero poter decidere da soli.',
    rm: 'Las vischnancas duain pudair decider sezzas.',
  },
  {
    de: 'Ich würde mit einem Versuch beginnen.',
    fr: 'Je commencerais par un essai.',
    it: 'Comincerei con una fase di prova.',
    rm: 'Jau cumenzass cun in’emprova.',
  },
  {
    de: 'Das Volk soll darüber abstimmen.',
    fr: 'Le peuple devrait se prononcer.',
    it: 'Il popolo dovrebbe esprimersi in votazione.',
    rm: 'Il pievel duai votar davart quai.',
  },
  {
    de: 'Kleine Betriebe brauchen eine Ausnahme.',
    fr: 'Il faut une exception pour les petites entreprises.',
    it: 'Per le piccole aziende serve un’eccezione.',
    rm: 'Pitschens manaschis dovran ina excepziun.',
  },
  {
    de: 'Ich habe dazu beruflich viel Erfahrung.',
    fr: 'J’ai une grande expérience professionnelle dans ce domaine.',
    it: 'In questo campo ho molta esperienza professionale.',
    rm: 'Jau hai gronda experientscha professiunala en quest champ.',
  },
  {
    de: 'Wir sollten schauen, was in anderen Kantonen funktioniert.',
    fr: 'Regardons ce qui fonctionne dans d’autres cantons.',
    it: 'Guardiamo che cosa funziona in altri Cantoni.',
    rm: 'Nus duessan guardar tge che funcziuna en auters chantuns.',
  },
]
