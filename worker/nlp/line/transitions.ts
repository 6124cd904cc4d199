/** How well one word class follows another, in tenths of a nat, by hand: `class: follower score …`; others score DEFAULT. */

/** N noun, W one who does a job, P name, V base or present, Z third person, D past, E participle, G gerund, X auxiliary, A adjective, R adverb,
 *  T determiner, O pronoun, I preposition, F of, C conjunction, L to/not, M number, K comma, S strong mark, H other. */
export const DEFAULT_SCORE = -25;

export const TRANSITIONS = `
^: N -10 W -12 P -10 V 0 Z -8 D 0 E -9 G -4 X -14 A -9 R -11 T -12 O -8 I -12 F -40 C -22 L -20 M -12 K -20 S -6 H -12
N: N -9 W -5 P -18 V -22 Z -16 D -17 E -14 G -19 X -14 A -24 R -17 T -24 O -22 I -2 F 1 C -4 L -7 M -17 K -3 S -5 H -14 ^ -3
W: N -14 W -8 P -18 V -22 Z -16 D -17 E -14 G -19 X -14 A -24 R -17 T -24 O -22 I -2 F -4 C -4 L -7 M -17 K -3 S -5 H -14 ^ -3
P: N -7 W -6 P -4 V -25 Z -16 D -16 E -17 G -24 X -14 A -20 R -20 T -26 O -26 I -5 F -3 C -4 L -12 M -8 K -3 S -5 H -12 ^ -3
V: N -7 W -26 P -9 V -34 Z -40 D -40 E -24 G -16 X -34 A -8 R -10 T -3 O -8 I -6 F -22 C -9 L -9 M -8 K -10 S -12 H -14 ^ -11
Z: N -8 W -14 P -10 V -40 Z -40 D -40 E -18 G -17 X -34 A -8 R -10 T -3 O -8 I -6 F -18 C -9 L -8 M -9 K -12 S -14 H -15 ^ -13
D: N -7 W -19 P -9 V -40 Z -40 D -40 E -22 G -18 X -38 A -8 R -9 T -3 O -8 I -4 F -10 C -8 L -8 M -7 K -9 S -11 H -14 ^ -10
E: N -15 W -18 P -17 V -36 Z -40 D -40 E -28 G -24 X -38 A -20 R -9 T -12 O -20 I -1 F -8 C -8 L -6 M -13 K -7 S -8 H -16 ^ -6
G: N -6 W -18 P -10 V -36 Z -36 D -36 E -22 G -30 X -34 A -8 R -10 T -4 O -9 I -5 F -6 C -7 L -11 M -9 K -8 S -10 H -14 ^ -9
X: N -16 W -16 P -18 V -6 Z -40 D -30 E -5 G -7 X -9 A -10 R -8 T -9 O -12 I -11 F -30 C -20 L -5 M -14 K -16 S -18 H -18 ^ -18
A: N -1 W -1 P -8 V -34 Z -36 D -36 E -28 G -22 X -32 A -10 R -22 T -28 O -30 I -9 F -9 C -7 L -10 M -18 K -7 S -10 H -14 ^ -9
R: N -14 W -14 P -16 V -10 Z -14 D -8 E -8 G -13 X -18 A -7 R -12 T -11 O -14 I -7 F -14 C -9 L -11 M -9 K -6 S -8 H -16 ^ -6
T: N -1 W -1 P -7 V -60 Z -60 D -60 E -28 G -24 X -50 A -5 R -19 T -26 O -40 I -34 F -34 C -38 L -40 M -10 K -34 S -30 H -15 ^ -30
O: N -22 W -22 P -24 V -8 Z -9 D -6 E -20 G -22 X -3 A -19 R -9 T -20 O -22 I -7 F -6 C -10 L -12 M -20 K -9 S -10 H -22 ^ -9
I: N -3 W -6 P -5 V -45 Z -50 D -50 E -24 G -9 X -45 A -6 R -18 T -2 O -7 I -17 F -18 C -22 L -30 M -6 K -20 S -16 H -14 ^ -17
F: N -3 W -4 P -5 V -45 Z -50 D -50 E -24 G -9 X -45 A -6 R -18 T -2 O -7 I -17 F -30 C -22 L -30 M -6 K -20 S -16 H -14 ^ -17
C: N -4 W -5 P -8 V -8 Z -13 D -8 E -11 G -10 X -17 A -8 R -10 T -7 O -8 I -12 F -22 C -22 L -14 M -9 K -20 S -18 H -14 ^ -22
L: N -14 W -14 P -16 V 0 Z -45 D -45 E -22 G -18 X -13 A -15 R -12 T -9 O -14 I -12 F -30 C -22 L -15 M -9 K -20 S -20 H -18 ^ -20
M: N 0 W -1 P -9 V -40 Z -40 D -30 E -20 G -22 X -26 A -5 R -14 T -22 O -24 I -5 F -6 C -7 L -9 M -11 K -5 S -7 H -10 ^ -5
K: N -5 W -6 P -8 V -10 Z -16 D -9 E -11 G -8 X -16 A -8 R -9 T -9 O -9 I -9 F -20 C -5 L -15 M -8 K -25 S -20 H -12 ^ -18
S: N -6 W -6 P -7 V -9 Z -15 D -9 E -13 G -10 X -14 A -9 R -11 T -10 O -9 I -11 F -16 C -16 L -18 M -7 K -16 S -9 H -10 ^ -4
H: N -10 W -10 P -10 V -18 Z -20 D -18 E -18 G -18 X -20 A -14 R -16 T -16 O -16 I -8 F -10 C -8 L -14 M -10 K -5 S -5 H -6 ^ -5
`;
