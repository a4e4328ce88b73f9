import type { ContentLanguage, MediaOutletRecord, MediaType } from '@plenara/contract'

/** Fictional media outlets. Their addresses end with a name that is reserved for examples (RFC 2606), so that none leads anywhere. */
export const OUTLETS: readonly MediaOutletRecord[] = [
  outlet('bundesplatz-bote', 'Der Bundesplatz-Bote', 'newspaper', { language: 'de', premium: true }),
  outlet('radio-alpenklang', 'Radio Alpenklang', 'broadcaster', { language: 'de', premium: false }),
  outlet('netzblick', 'Netzblick Schweiz', 'online', { language: 'de', premium: false }),
  outlet('stimmzettel', 'Magazin Stimmzettel', 'magazine', { language: 'de', premium: true }),
  outlet('fuenfseen', 'Agentur Fünfseen', 'agency', { language: 'de', premium: false }),
  outlet('courrier-trois-rives', 'Le Courrier des Trois Rives', 'newspaper', { language: 'fr', premium: true }),
  outlet('tele-grand-pre', 'Télé Grand-Pré', 'broadcaster', { language: 'fr', premium: false }),
  outlet('foglio-sopraceresio', 'Il Foglio del Sopraceresio', 'newspaper', { language: 'it', premium: true }),
  outlet('vusch-muntognas', 'La Vusch da las Muntognas', 'newspaper', { language: 'rm', premium: false }),
]

function outlet(
  name: string,
  title: string,
  type: MediaType,
  rest: { readonly language: ContentLanguage; readonly premium: boolean },
): MediaOutletRecord {
  return { ...rest, key: `demo/outlet/${name}`, id: null, name: title, type, website: `https://${name}.example/` }
}
