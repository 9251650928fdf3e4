declare module 'saxon-js' {
  interface Asked {
    stylesheetInternal: object;
    sourceText: string;
    destination: 'serialized';
  }
  const SaxonJS: { transform(asked: Asked): { principalResult: string } };
  export default SaxonJS;
}
