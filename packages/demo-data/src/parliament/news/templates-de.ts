import type { Templates } from './story.ts'

export const GERMAN: Templates = {
  decision: [
    ({ council, title, accepted, yes, no, who, party, canton, other }) => [
      `${council} sagt ${accepted ? 'Ja' : 'Nein'}: ${title}`,
      `Mit ${yes} zu ${no} Stimmen hat der ${council} entschieden. ${who} (${party}, ${canton}) sprach dafür, ${other} dagegen.`,
    ],
    ({ council, title, accepted, yes, no, who, other, party }) => [
      `«${title}» ${accepted ? 'nimmt eine Hürde' : 'scheitert'} im ${council}`,
      `${yes} Ja, ${no} Nein: So stimmte der ${council} nach einer langen Debatte. ${who} (${party}) vertrat das Anliegen. ${other} warnte vor den Folgen.`,
    ],
    ({ council, title, yes, no, who, other, canton }) => [
      `Was der ${council} zu «${title}» beschlossen hat`,
      `Die Abstimmung endete ${yes} zu ${no}. Wir fassen zusammen, was ${who} aus dem Kanton ${canton} und ${other} dazu sagten.`,
    ],
  ],
  interview: [
    ({ who, title, party, canton }) => [
      `${who} im Gespräch: «Mir geht es um das Ganze»`,
      `Woher die Motivation kommt und wo Kompromisse möglich sind: Eine Stimme der Partei ${party} aus dem Kanton ${canton} über die Arbeit im Parlament und über «${title}».`,
    ],
    ({ who, title, canton }) => [
      `Ein Tag in der Session mit ${who}`,
      `Sitzungen, Post aus dem Kanton ${canton}, ein kurzes Mittagessen: Wie die Arbeit im Bundeshaus aussieht und weshalb «${title}» so viel zu reden gibt.`,
    ],
    ({ who, other, title }) => [
      `${who} und ${other} im Streitgespräch`,
      `Zwei Mitglieder des Parlaments, zwei Meinungen: Die eine Seite hält «${title}» für nötig, die andere sieht einen anderen Weg.`,
    ],
  ],
  government: [
    ({ who, title }) => [
      `${who} erklärt die Haltung des Bundesrats zu «${title}»`,
      'Vor den Medien ging es um Kosten, Fristen und die Rolle der Kantone. Die Kommission berät das Geschäft im nächsten Quartal.',
    ],
    ({ who, canton }) => [
      `${who} zu Besuch im Kanton ${canton}`,
      'Auf dem Programm standen ein Rundgang in einem Betrieb, ein Gespräch mit der Kantonsregierung und Fragen einer Schulklasse.',
    ],
    ({ who, other }) => [
      `Fragestunde: ${who} antwortet ${other}`,
      'In der Fragestunde des Parlaments kamen zwanzig Fragen zur Sprache. Einige Antworten folgen schriftlich.',
    ],
  ],
  candidate: [
    ({ who, party, canton }) => [
      `${who} will in den Nationalrat`,
      `Die Partei ${party} im Kanton ${canton} hat ihre Liste für die Wahlen im Oktober 2027 vorgestellt. Neben Bekannten treten auch Neue an.`,
    ],
    ({ who, other, canton }) => [
      `Wahlen 2027: Diese Gesichter treten im Kanton ${canton} an`,
      `Unter den Namen auf den Listen sind ${who} und ${other}. Beide stellten sich an einem Podium in der Stadt den Fragen des Publikums.`,
    ],
    ({ who, party, canton }) => [
      `Auf dem Markt mit ${who}`,
      `Ein Samstag im Wahlkampf für den Nationalrat: Was die Leute im Kanton ${canton} von der Partei ${party} wissen wollen.`,
    ],
  ],
  ballot: [
    ({ title, accepted, yes, who, other }) => [
      `Volk ${accepted ? 'stimmt zu' : 'lehnt ab'}: ${title}`,
      `Mit ${yes} Prozent Ja endete die Abstimmung. ${who} und ${other} ordnen das Ergebnis in der Sendung ein.`,
    ],
    ({ title, yes, who }) => [
      `Nach der Abstimmung über «${title}»: wie es weitergeht`,
      `${yes} Prozent sagten Ja. ${who} erwartet nun eine rasche Arbeit in der Kommission des Parlaments.`,
    ],
  ],
  cantonal: [
    ({ who, other, canton }) => [
      `Grosser Rat in ${canton} debattiert bis in den Abend`,
      `Es ging um Schulhäuser, Velowege und das Budget. ${who} und ${other} gerieten in der Ratsdebatte freundlich aneinander.`,
    ],
    ({ who, party }) => [
      `${who} reicht Vorstoss zur Stadtbegrünung ein`,
      `Das Mitglied der Partei ${party} möchte vom Regierungsrat wissen, wie viele Bäume in den nächsten Jahren gepflanzt werden.`,
    ],
  ],
}
