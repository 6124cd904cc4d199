import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

describe('detectLanguage', () => {
  const texts: Record<string, string> = {
    en: 'Led the migration of our payment platform to a new region and cut costs by a third.',
    de: 'Leitung eines Teams von zwölf Mitarbeitern und Einführung von SPC in den Werken der Gruppe.',
    fr: "Coordination d'une équipe de douze soignants et mise en place du protocole dans la clinique.",
    es: 'Reduje las paradas de la línea en un 22 % y formé a los aprendices del taller para su examen.',
    pt: 'Criei painéis usados por gerentes de loja e organizei o arquivo dos alunos para a direção.',
    it: 'Coordino una brigata di nove persone e ho ridotto lo spreco della cucina nel corso degli anni.',
    nl: 'Begeleidde ploegen van twintig man en stuurde de bouw van een nieuwe school aan voor de gemeente.',
    pl: 'Prowadzę zespół sześciu osób oraz skróciłam zamknięcie miesiąca do czterech dni w firmie.',
    ja: '新しい決済システムの設計と開発を担当しました。チームは六人でした。',
    ru: 'Руководил группой из шести разработчиков и сократил время сборки.',
  };
  for (const [language, text] of Object.entries(texts)) {
    it(`knows ${language}`, () => expect(detectLanguage(text)).toBe(language));
  }

  it('keeps English for an English text with foreign names and skills', () => {
    expect(
      detectLanguage('Łukasz Wójcik-Brandt, Gdańsk. Senior Developer. Java, SQL, Kafka, Docker.'),
    ).toBe('en');
    expect(detectLanguage('Marie Dubois, Île-de-France. Chef de cuisine, sous chef.')).toBe('en');
  });
});
