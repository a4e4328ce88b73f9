export * from './app-compatibility.ts'
export * from './back-press.ts'
