import type { ServedPage } from '@plenara/contract'
import { createContext } from 'react'

/** The id of the block of data. */
export const SERVED_PAGE_ID = 'served-page'

/** The page that the server rendered into this document; null for the shell. */
export const ServedPageContext = createContext<Pick<ServedPage, 'path' | 'fictional'> | null>(null)
