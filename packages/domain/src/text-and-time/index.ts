export * from './content-language.ts'
export * from './search.ts'
export * from './texts.ts'
