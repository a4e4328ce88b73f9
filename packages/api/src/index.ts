export type * from './account.ts'
export type * from './handler.ts'
export * from './retry-later-error.ts'
export * from './store.ts'
