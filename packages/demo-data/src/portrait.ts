import type { Sex } from './people/names.ts'

export function drawPortrait(_seed: string, _looks: { readonly sex: Sex; readonly age: number }): string {
  return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 200"><rect width="160" height="200" fill="#D5DBE3"/></svg>'
}
