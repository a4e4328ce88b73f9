/**
 * A number as it was before a spreadsheet wrote it: without decimals that say nothing (`5.0`), signs between thousands (`1'005`) and powers of ten (`1.05E+02`).
 * Anything else stays.
 */
export function plainNumber(text: string): string {
  const trimmed = text.trim()
  const [, digits = '', decimals = '', power = ''] = /^(\d)(?:[.,](\d+))?[eE]\+?(\d{1,2})$/.exec(trimmed) ?? []
  if (digits !== '' && decimals.length <= Number(power)) return `${digits}${decimals.padEnd(Number(power), '0')}`
  if (/^\d{1,3}(?:['’\u00a0\u202f]\d{3})+$/.test(trimmed)) return trimmed.replaceAll(/\D/g, '')
  return trimmed.replace(/^(\d+)[.,]0+$/, '$1')
}

/** The number of a list as it is counted with: `01`, `1` and `1.0` are one. Letters stay. */
export function listNumber(text: string): string {
  return plainNumber(text)
    .toLowerCase()
    .replace(/^0+(?=.)/, '')
}

/**
 * The number of a candidate as printed, in every way in which sources write it: `01.05`, `1.5`, `0105` and `105` are one. Null where it is none,
 * such as the identification of a person in a register.
 */
export function candidateNumber(text: string): string | null {
  const plain = plainNumber(text)
  const [, list = '', position] = /^0*(\d{1,3})(?:[.\-/ ](\d{1,2}))?$/.exec(plain) ?? []
  if (list !== '') return position === undefined ? list : `${list}${position.padStart(2, '0')}`
  return /^0*(\d{1,6})$/.exec(plain)?.[1] ?? null
}
