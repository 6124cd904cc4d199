import type { FieldData } from '../term.ts';

export const mediaWriting: FieldData = {
  id: 'media-writing',
  title: 'Media, writing and communications',
  titles:
    'copywriter; content writer; technical writer; editor; copy editor; managing editor; ' +
    'journalist; reporter; news producer; producer; video editor; videographer; content ' +
    'creator; content strategist; communications specialist; communications officer; public ' +
    'relations specialist; publicist; ux writer; translator; interpreter; proofreader; ' +
    'scriptwriter; broadcaster; social media specialist; author; film maker; podcast ' +
    'producer; press officer; audio engineer',
  hard:
    'copywriting; copy editing = copyediting; proofreading; technical writing = user manuals, ' +
    'documentation; UX writing; content strategy; content creation; storytelling; feature ' +
    'writing; news writing = news reporting, reporting; investigative journalism = ' +
    'investigative reporting; interviewing = interviews; fact-checking = fact checking; ' +
    'research; AP style = Associated Press style; Chicago Manual of Style; style guides = ' +
    'style guide; editorial calendar = editorial planning, content calendar; editing = ' +
    'developmental editing; search engine optimization (SEO); content management system ' +
    '(CMS); social media = social media management; press releases = press release; media ' +
    'relations = press relations; public relations (PR); crisis communications; internal ' +
    'communications = internal comms, employee communications; corporate communications; ' +
    'newsletter = newsletters; blogging = blog posts, blog; ghostwriting; scriptwriting = ' +
    'scripts, screenwriting; speechwriting = speeches; video production = videos, filming; ' +
    'video editing; audio editing = sound design, audio production; podcasting = podcasts, ' +
    'podcast; photography; live broadcasting = broadcasting, broadcast; translation = ' +
    'translated; interpreting = simultaneous interpreting; subtitling; localization = ' +
    'localisation; audience analytics = audience growth, page views, readership; email ' +
    'marketing; campaign planning; event coverage; book publishing = publishing; grant ' +
    'writing; layout = page layout; media monitoring; audience engagement',
  tool:
    'WordPress; Adobe Premiere Pro = Premiere Pro, Premiere; Final Cut Pro = Final Cut; ' +
    'DaVinci Resolve; Adobe InDesign = InDesign; Adobe Photoshop = Photoshop; Adobe Audition; ' +
    'Adobe Creative Cloud = Adobe Creative Suite; Avid Media Composer = Avid; Google ' +
    'Analytics = GA4; Hootsuite; Mailchimp; Canva; Cision; MadCap Flare; Trados = SDL Trados; ' +
    'Pro Tools; Microsoft Word = Word, MS Word; Grammarly; Drupal; HTML',
  soft: `creativity; meeting deadlines; curiosity`,
  licence:
    'Accreditation in Public Relations (APR); NCTJ Diploma = NCTJ; ATA certification; Diploma ' +
    'in Translation (DipTrans); Certified Professional Technical Communicator (CPTC)',
  buzzwords: `brand voice; multimedia storytelling; thought leadership; audience-first; evergreen content; earned media; cross-platform; long-form`,
};
