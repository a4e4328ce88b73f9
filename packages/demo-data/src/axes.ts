import type { AxisRecord } from '@plenara/contract'
import type { Text4 } from './language.ts'

/** The axes of the opinion diagram, clockwise. */
export const AXIS_KEYS = ['abroad', 'market', 'budget', 'security', 'migration', 'nature', 'welfare', 'liberty'] as const
export type AxisKey = (typeof AXIS_KEYS)[number]

const NAMES: Readonly<Record<AxisKey, Text4>> = {
  abroad: {
    de: 'Zusammenarbeit mit dem Ausland',
    fr: 'Collaboration avec l’étranger',
    it: 'Collaborazione con l’estero',
    rm: 'Collavuraziun cun l’exteriur',
  },
  market: {
    de: 'Freiraum für die Wirtschaft',
    fr: 'Marge de manœuvre pour l’économie',
    it: 'Spazio di manovra per l’economia',
    rm: 'Libertad per l’economia',
  },
  budget: {
    de: 'Tiefe Ausgaben und Steuern',
    fr: 'Dépenses et impôts bas',
    it: 'Spese e imposte basse',
    rm: 'Expensas e taglias bassas',
  },
  security: {
    de: 'Ausbau von Polizei und Armee',
    fr: 'Renforcement de la police et de l’armée',
    it: 'Potenziamento di polizia ed esercito',
    rm: 'Rinforzament da polizia ed armada',
  },
  migration: {
    de: 'Begrenzung der Zuwanderung',
    fr: 'Limitation de l’immigration',
    it: 'Limitazione dell’immigrazione',
    rm: 'Limitaziun da l’immigraziun',
  },
  nature: {
    de: 'Mehr Schutz von Umwelt und Klima',
    fr: 'Plus de protection de l’environnement et du climat',
    it: 'Più protezione dell’ambiente e del clima',
    rm: 'Dapli protecziun da l’ambient e dal clima',
  },
  welfare: {
    de: 'Mehr soziale Absicherung',
    fr: 'Davantage de sécurité sociale',
    it: 'Più sicurezza sociale',
    rm: 'Dapli segirezza sociala',
  },
  liberty: {
    de: 'Eigene Wahl der Lebensform',
    fr: 'Libre choix du mode de vie',
    it: 'Libera scelta dello stile di vita',
    rm: 'Libra tscherna da la furma da viver',
  },
}

export const AXES: readonly AxisRecord[] = AXIS_KEYS.map((key) => ({ key, name: NAMES[key] }))
