/** The number of a list as it is counted with: `01` and `1` are one. Letters stay. */
export function listNumber(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^0+(?=.)/, '')
}

/**
 * The number of a candidate as printed, in every way in which sources write it: `01.05`, `1.5`, `0105` and `105` are one. Null where it is none,
 * such as the identification of a person in a register.
 */
export function candidateNumber(text: string): string | null {
  const [, list = '', position] = /^0*(\d{1,3})(?:[.\-/ ](\d{1,2}))?$/.exec(text.trim()) ?? []
  if (list !== '') return position === undefined ? list : `${list}${position.padStart(2, '0')}`
  return /^0*(\d{1,6})$/.exec(text.trim())?.[1] ?? null
}
