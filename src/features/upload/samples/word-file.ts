/** The smallest Word document (ECMA-376, WordprocessingML) that holds headings, bullets and paragraphs. */
import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** Lines as text: `# ` starts a heading, `- ` a bullet, the first line is the name. */
export function wordFile(fileName: string, text: string): File {
  const paragraphs = text
    .trim()
    .split('\n')
    .map((line, i) => paragraph(line.trim(), i === 0))
    .join('');
  const parts = {
    '[Content_Types].xml':
      `<Types xmlns="${TYPES}"><Default Extension="rels" ` +
      'ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override ' +
      `PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/><Override ` +
      `PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${RELS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${RELS}"><Relationship Id="r1" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'word/styles.xml': `<w:styles xmlns:w="${MAIN}">${style('Title', 'Title', 36)}${style('Heading1', 'heading 1', 26)}</w:styles>`,
    'word/document.xml': `<w:document xmlns:w="${MAIN}"><w:body>${paragraphs}<w:sectPr><w:pgSz w:w="12240" w:h="15840"/></w:sectPr></w:body></w:document>`,
  };
  const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const entries = Object.entries(parts).map(
    ([path, xml]) => [path, strToU8(header + xml)] as const,
  );
  const zip = zipSync(Object.fromEntries(entries), { mtime: '2026-01-01' });
  return new File([zip], fileName, { type: `${WORD}.document` });
}

/** Size in half-points. */
const style = (id: string, name: string, halfPoints: number) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:rPr><w:b/><w:sz w:val="${halfPoints}"/></w:rPr></w:style>`;

function paragraph(line: string, isName: boolean): string {
  const named = isName ? 'Title' : line.startsWith('# ') ? 'Heading1' : null;
  const text = line.replace(/^# /, '').replace(/^- /, '• ');
  const properties = named ? `<w:pPr><w:pStyle w:val="${named}"/></w:pPr>` : '';
  if (!text) return '<w:p/>';
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
