import type { ColumnTable } from '../tables/columns.ts'

/** The plan of the seats of the National Council. */
export const SEATING_COLUMNS: ColumnTable = { required: ['SeatNumber', 'order', 'x', 'y'], numbers: ['SeatNumber', 'order', 'x', 'y'] }
