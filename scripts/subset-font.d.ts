/** What scripts/fonts.ts uses of the package, which has no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(font: Buffer, text: string, options: object): Promise<Buffer>;
}
