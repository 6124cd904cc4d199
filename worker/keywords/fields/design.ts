import type { FieldData } from '../term.ts';

export const design: FieldData = {
  id: 'design',
  title: 'Design',
  titles:
    'graphic designer; designer; ux designer; ui designer; ui/ux designer; product designer; ' +
    'web designer; visual designer; interaction designer; motion designer; art director; ' +
    'creative director; illustrator; brand designer; ux researcher; interior designer; ' +
    'fashion designer; industrial designer; game artist; 3d artist; animator; design lead; ' +
    'senior designer; packaging designer; photographer',
  hard:
    'user experience (UX) = UX design; user interface (UI) = UI design; wireframing = ' +
    'wireframes, wireframe; prototyping = prototypes, interactive prototypes; user research = ' +
    'user interviews; usability testing = usability tests, user testing; design systems = ' +
    'design system; interaction design; information architecture; user flows = journey maps, ' +
    'journey mapping, user journeys; personas; accessibility (WCAG) = WCAG, web ' +
    'accessibility; responsive design; mobile design = app design; web design = website ' +
    'design, website redesign; visual design; typography; color theory = colour theory; ' +
    'layout design = layouts, page layout, layout; branding = brand identity, brand ' +
    'identities, visual identity; logo design = logos, logo; packaging design = packaging; ' +
    'print design = print production, print, flyers, brochures, prepress; editorial design; ' +
    'illustration; motion graphics = animation; video editing; photo retouching = retouching, ' +
    'photo editing, image editing; photography; 3D modeling = 3D rendering, rendering; design ' +
    'thinking; art direction; concept development; infographics = data visualization; social ' +
    'media graphics; email design; style guides = brand guidelines; A/B testing; design ' +
    'handoff = developer handoff; portfolio; presentation design; storyboarding = ' +
    'storyboards; service design',
  tool:
    'Figma; Sketch; Adobe XD; Adobe Photoshop = Photoshop; Adobe Illustrator = Illustrator; ' +
    'Adobe InDesign = InDesign; Adobe After Effects = After Effects; Adobe Premiere Pro = ' +
    'Premiere Pro, Premiere; Adobe Lightroom = Lightroom; Adobe Creative Cloud = Adobe ' +
    'Creative Suite, Adobe CC; InVision; Miro; Webflow; WordPress; HTML = HTML5; CSS = CSS3; ' +
    'Blender; Cinema 4D; SketchUp; AutoCAD; Canva; Procreate; Maze; Hotjar; Principle; ' +
    'Zeplin; Rhino',
  soft: `creativity; collaboration; client communication`,
  licence: `Adobe Certified Professional; Google UX Design Certificate; Certified Professional in Accessibility Core Competencies (CPACC)`,
  buzzwords: `human-centered design; pixel-perfect; visual storytelling; design sprint; inclusive design; brand voice; atomic design; craft`,
};
