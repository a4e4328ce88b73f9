/** A JPEG with a further segment behind its first marker. */
export function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)])
}

/** Exif that says how a picture lies, and a text as what camera took it. */
export function exifOf(orientation: number, text: string): Buffer {
  const entries = Buffer.alloc(8 + 2 + 2 * 12 + 4)
  entries.write('II*\0', 0, 'latin1')
  entries.writeUInt32LE(8, 4)
  entries.writeUInt16LE(2, 8)
  // 0x010f: the maker; its text stands behind the entries.
  entries.writeUInt16LE(0x010f, 10)
  entries.writeUInt16LE(2, 12)
  entries.writeUInt32LE(text.length + 1, 14)
  entries.writeUInt32LE(entries.length, 18)
  entries.writeUInt16LE(0x0112, 22)
  entries.writeUInt16LE(3, 24)
  entries.writeUInt32LE(1, 26)
  entries.writeUInt16LE(orientation, 30)
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), entries, Buffer.from(`${text}\0`.padEnd(8, '\0'))])
}

/** A JPEG, or the frame of one, that says it has these sides. */
export function withSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg)
  const frame = changed.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(changed[at + 1] ?? 0))
  changed.writeUInt16BE(height, frame + 5)
  changed.writeUInt16BE(width, frame + 7)
  return changed
}
