/** What the tests use of a library that carries no types. */
declare module 'mailparser' {
  export interface ParsedMail {
    readonly messageId?: string
    readonly subject?: string
    readonly text?: string
    readonly html: string | false
    readonly to?: { readonly text: string }
    readonly headers: ReadonlyMap<string, unknown>
  }
  export function simpleParser(source: NodeJS.ReadableStream | Buffer): Promise<ParsedMail>
}
