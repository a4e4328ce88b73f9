interface Name {
  readonly firstName: string
  readonly lastName: string
}

/**
 * Whether two writings can be of one person: a part of the last name and a part of the first name are the same, whatever accents, umlauts written
 * as `ae`, hyphens, and names that one of them leaves out. An initial stands for its name.
 */
export function namesFit(a: Name, b: Name): boolean {
  const lastNames = partsOf(b.lastName)
  if (!partsOf(a.lastName).some((part) => lastNames.includes(part))) return false
  const firstNames = partsOf(b.firstName)
  return partsOf(a.firstName).some((part) => firstNames.some((other) => isSame(part, other)))
}

function isSame(a: string, b: string): boolean {
  if (a.length === 1 || b.length === 1) return a[0] === b[0]
  return a === b
}

function partsOf(name: string): string[] {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1')
  return plain.split(/[^\p{L}]+/u).filter(Boolean)
}
