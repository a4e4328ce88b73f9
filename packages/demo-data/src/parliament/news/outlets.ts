import type { MediaOutletRecord } from '@plenara/contract'
import outlets from '../../../data/news/outlets.json' with { type: 'json' }
import { dataOf } from '../../data-file.ts'

type ToldOutlet = Pick<MediaOutletRecord, 'key' | 'name' | 'type' | 'language' | 'premium'>

/** Fictional media outlets. Their addresses end with a name that is reserved for examples (RFC 2606), so that none leads anywhere. */
export const OUTLETS: readonly MediaOutletRecord[] = dataOf<readonly ToldOutlet[]>(outlets).map(
  ({ key, name, type, language, premium }) => ({
    ...{ language, premium, key: `demo/outlet/${key}`, id: null, name, type, website: `https://${key}.example/` },
  }),
)
