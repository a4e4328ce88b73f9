import { OUTLETS, PARLIAMENT_SERVICE } from '@plenara/importers'

/** Where each source answers, unless `FETCH` names a mirror, a proxy or the place to which it has moved. */
export const ADDRESSES: Readonly<Record<string, string>> = {
  parliament: PARLIAMENT_SERVICE,
  // The folder of the photographs; only what lies in it is fetched, see `portrait-source.ts`.
  portraits: 'https://files.openparldata.ch/images/persons/',
  swissvotes: 'https://swissvotes.ch/page/dataset/swissvotes_dataset.csv',
  // The folder of the result files, and the list of them in the federal catalogue of open data (CKAN).
  voteinfo: 'https://ogd-static.voteinfo-app.ch/v1/ogd/',
  'voteinfo-index':
    'https://ckan.opendata.swiss/api/3/action/package_show?id=echtzeitdaten-am-abstimmungstag-zu-eidgenoessischen-abstimmungsvorlagen',
  ...Object.fromEntries(OUTLETS.map(({ key, feed }) => [`news-${key}`, feed])),
}

/** Of these the address is a folder, and may be written without the slash at its end. */
const FOLDERS = ['parliament', 'portraits', 'voteinfo']

/** The address of a source: the operator's where there is one. */
export function addressOf(name: string, own: Readonly<Record<string, string>>): string {
  const address = own[name] ?? ADDRESSES[name]
  if (address === undefined) throw new Error(`there is no source ${name}`)
  return FOLDERS.includes(name) ? address.replace(/\/*$/, '/') : address
}
