import type { Enclosed } from '../../platform/paper/paper.ts';

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const name = 'factur-x.xml';

const facts = {
  DocumentFileName: [name, 'name of the embedded XML invoice file'],
  DocumentType: ['INVOICE', 'INVOICE'],
  Version: ['1.0', 'version of the XML schema of the invoice'],
  ConformanceLevel: ['EN 16931', 'conformance level of the XML invoice'],
} as const;

/** Properties that PDF/A does not know are described beside them. */
const described = Object.entries(facts)
  .map(
    ([property, [, description]]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${property}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  )
  .join('');

const said = Object.entries(facts)
  .map(([property, [value]]) => `<fx:${property}>${value}</fx:${property}>`)
  .join('');

const metadata = `
<rdf:Description rdf:about="" xmlns:fx="${namespace}">${said}</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${described}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>`;

/** The data of an invoice as Factur-X 1.0 (ZUGFeRD 2) lays them into a PDF. */
export const facturX = (bytes: Buffer, at: Date): Enclosed => ({
  name,
  type: 'text/xml',
  description: 'Factur-X/ZUGFeRD invoice',
  bytes,
  metadata,
  at,
});
