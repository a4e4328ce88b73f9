import { join } from 'node:path'

/** The folder of the web app's sources. */
export const WEB_APP = join(import.meta.dirname, '../../../web')
