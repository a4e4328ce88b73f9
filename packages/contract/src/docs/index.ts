/** What is said of calls, parameters and schemas for those who read the API. Apart from the contract itself, so that no app carries it. */
export type * from './call-doc.ts'
export * from './call-docs.ts'
export * from './parameter-docs.ts'
export * from './schema-docs.ts'
