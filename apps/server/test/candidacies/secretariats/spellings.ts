/** Ways to write the id of something foreign that a lenient reader could take for it, or for an own one beside it; as they stand in a path. */
export function spellingsOf(id: number, own: number): string[] {
  const digits = String(id)
  const other = (zero: number) => encodeURIComponent([...digits].map((digit) => String.fromCodePoint(zero + Number(digit))).join(''))
  return [
    ...[digits, `0${digits}`, `000${digits}`, `%2B${digits}`, `-${digits}`, `--${digits}`, `${digits}.0`, `${digits}.`, `.${digits}`],
    ...[`${digits}e0`, `${digits}E%2B0`, `0x${id.toString(16)}`, `0o${id.toString(8)}`, `0b${id.toString(2)}`, `${digits}n`, `${digits}_0`],
    ...[
      `%20${digits}`,
      `${digits}%20`,
      `%09${digits}`,
      `${digits}%0A`,
      `%00${digits}`,
      `${digits}%00`,
      `%C2%A0${digits}`,
      `%E2%80%8B${digits}`,
    ],
    ...[`${digits},${own}`, `${own},${digits}`, `${digits};${own}`, `${own}%26${digits}`, `${own}%2F..%2F${digits}`, `%2E%2F${digits}`],
    ...[`${digits}%2F`, `${digits}%3Flang=de`, `${digits}%23`, `%22${digits}%22`, `'${digits}'`, `%5B${digits}%5D`, `%7B${digits}%7D`],
    ...[`${digits}%20or%201=1`, `${digits}'--`, `${digits}*`, other(0xff10), other(0x0660), other(0x1d7ce)],
    ...[
      [...digits].map((digit) => `%3${digit}`).join(''),
      `${BigInt(id) + 2n ** 64n}`,
      `${BigInt(id) + 2n ** 53n}`,
      `${id - 1}.9999999999999999`,
    ],
  ]
}
