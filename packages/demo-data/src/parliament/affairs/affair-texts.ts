import type { Text4 } from '../../language.ts'
import type { MatterKind } from './matter.ts'

export const AFFAIR_TYPES: Readonly<Record<MatterKind, Text4>> = {
  bill: {
    de: 'Geschäft des Bundesrates',
    fr: 'Objet du Conseil fédéral',
    it: 'Oggetto del Consiglio federale',
    rm: 'Fatschenta dal Cussegl federal',
  },
  motion: { de: 'Motion', fr: 'Motion', it: 'Mozione', rm: 'Moziun' },
  postulate: { de: 'Postulat', fr: 'Postulat', it: 'Postulato', rm: 'Postulat' },
  initiative: {
    de: 'Parlamentarische Initiative',
    fr: 'Initiative parlementaire',
    it: 'Iniziativa parlamentare',
    rm: 'Iniziativa parlamentara',
  },
}

export const FEDERAL_COUNCIL_NAME: Text4 = { de: 'Bundesrat', fr: 'Conseil fédéral', it: 'Consiglio federale', rm: 'Cussegl federal' }
