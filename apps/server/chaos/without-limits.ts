// Preloaded (`--import`): the server then admits every call at once, as it would without `src/http/load/admission.ts`.
import { registerHooks } from 'node:module'

const ADMISSION = '/src/http/load/admission.ts'
const WITHOUT = `
  export const PAUSE_MS = 0
  export const SHARES = {}
  export const createAdmission = () => ({ run: (_, work) => work(), arrive: () => () => undefined, refused: () => ({}) })`

registerHooks({
  load: (url, context, next) => (url.endsWith(ADMISSION) ? { format: 'module', source: WITHOUT, shortCircuit: true } : next(url, context)),
})
