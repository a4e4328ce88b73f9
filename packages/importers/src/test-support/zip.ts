import { crc32, deflateRawSync } from 'node:zlib'

/** A compressed file of parts by name, whose directory may lie about how large they are. */
export function zipOf(parts: Readonly<Record<string, Uint8Array | string>>, said?: number): Uint8Array {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, part] of Object.entries(parts)) {
    const [content, label] = [Buffer.from(part), Buffer.from(name)]
    const packed = deflateRawSync(content)
    const [local, entry] = [Buffer.alloc(30), Buffer.alloc(46)]
    local.writeUInt32LE(0x04034b50, 0)
    entry.writeUInt32LE(0x02014b50, 0)
    for (const [header, place] of [[local, 8] as const, [entry, 10] as const]) {
      header.writeUInt16LE(8, place)
      header.writeUInt32LE(crc32(content), place + 6)
      header.writeUInt32LE(packed.length, place + 10)
      header.writeUInt32LE(said ?? content.length, place + 14)
      header.writeUInt16LE(label.length, place + 18)
    }
    entry.writeUInt32LE(offset, 42)
    locals.push(local, label, packed)
    entries.push(entry, label)
    offset += local.length + label.length + packed.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SHEET = '<sheet name="Daten" sheetId="1" r:id="rId1"/>'

interface MoreXml {
  /** The sheets that the workbook names. */
  readonly sheets?: string
  readonly book?: string
}

/** A workbook of one sheet, by the XML inside of it. */
export function workbookOfXml(sheet: string, { sheets = SHEET, book = '' }: MoreXml = {}): Uint8Array {
  const relations = (kind: string, target: string) =>
    `<Relationships><Relationship Id="rId1" Type="${RELATION}/${kind}" Target="${target}"/></Relationships>`
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns:r="${RELATION}"><sheets>${sheets}</sheets>${book}</workbook>`,
    'xl/_rels/workbook.xml.rels': relations('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet>${sheet}</worksheet>`,
  })
}
