// More words of the glossary: what minutes, deeds and certificates say in sentences. Rows as in glossary.ts.

export const deedRows = `
chairperson, chair, presidenza, presiede, presieduta, presiduta, presidida, preside, présidée, présidence, vorsitz, erster vorsitzender, voorgezeten, voorzitterschap, presidência, chaired
minutes by, minutes taken by, secretary, note taker, segretario verbalizzante, protokollführer, protokollführung, protokollfuhrerin, secrétaire de séance, notulist, secretario de actas, redactor del acta, schriftführer, schriftführerin, secrétariat, secretariado, secretariaat, segretariato, protokoll führte, protokoll führt, verslaglegging
treasurer, kassenwart, kassenwartin, kassier, kassiererin, schatzmeister, schatzmeisterin, kassenführer, trésorier, trésorière, tesoriere, tesorero, tesorera, tesoureiro, tesoureira, penningmeester, 会計, 司库
administrator, amministratore, amministratrice, administrateur, administratrice, administrador, administradora, bewindvoerder, beheerder, hausverwalter, verwalter, syndic
representative, represented by, represented, représenté, représentée, représentant, vertreten durch, vertreten, vertreter, vertreterin, rappresentato, rappresentata, rappresentante, representado, representada, vertegenwoordigd, vertegenwoordiger, legale rappresentante, 代理人, 代表人
registrar, officier de l'état civil, adjoint au maire, standesbeamter, standesbeamtin, ufficiale dello stato civile, encargado del registro, oficial do registo civil, ambtenaar van de burgerlijke stand
surveyor, géomètre, géomètre expert, geometra, agrimensor, topógrafo, vermesser, vermessungsingenieur, landmeter, landmesser, 測量士, 测绘师
agent, attorney, proxy, mandataire, bevollmächtigter, bevollmächtigte, apoderado, apoderada, procuratore, delegato, procurador, gemachtigde, 受托人, 代理人
illustrator, illustrated by, drawings by, illustrations by, illustré par, illustrations de, ilustrado por, ilustraciones de, illustrazioni di, zeichnungen von, illustriert von, 插图, 絵
buyer, purchaser, acquéreur, acquirente, käufer, käuferin, erwerber, comprador, compradora, koper, koopster, 買主, 受让人
seller, vendor, vendeur, venditore, venditrice, verkäufer, verkäuferin, veräußerer, vendedor, vendedora, verkoper, verkoopster, 売主, 出让人
declarant, informant, déclarante, sur la déclaration, dichiarante, anzeigender, aangever, 申报人, 届出人
neighbour, neighbor, adjoining owner, voisin, voisine, riverain, nachbar, nachbarin, vicino, vicina, confinante, vecino, vecina, colindante, vizinho, vizinha, buurman, buurvrouw, 邻居, 隣人
deceased, died, verstarb, falleció, faleceu, défunt, défunte, décédé, décédée, verstorbene, verstorbener, verstorben, defunto, defunta, deceduto, deceduta, fallecido, fallecida, difunto, difunta, falecido, falecida, overledene, overleden, 死者, 亡者
meeting, session, hearing, assembly, réunion, réunis, réunie, séance, assemblée, riunione, seduta, assemblea, sesión, asamblea, junta, reunião, sessão, assembleia, sitzung, versammlung, mitgliederversammlung, hauptversammlung, vergadering, zitting, 会议
mayor, bürgermeister, bürgermeisterin, maire, alcalde, alcaldesa, sindaco, sindaca, prefeito, prefeita, burgemeester, burmistrz, 市长, 町長, 村長
exemption, exempted, exempt, dispensado, dispensada, dispensa, dispensé, dispensata, freigestellt, freistellung, vrijgesteld, vrijstelling, 免除, 免税
accepted, acceptance, accepted on, 受理, 受理日期, angenommen, annahme, acceptée, aceptada, accettata, geaccepteerd
budget, preventivo, bilancio preventivo, budget prévisionnel, presupuesto, orçamento, haushaltsplan, voranschlag, wirtschaftsplan, begroting, 预算, 予算
maximum, max, at most, no more than, not exceed, not exceeding, exceeding, höchstens, maximal, au plus, au maximum, como máximo, al massimo, no máximo, ten hoogste, hoogstens, 不超过, 不得超过, 以内, 最多
minimum, min, at least, not less than, no less than, mindestens, au moins, au minimum, al menos, como mínimo, almeno, pelo menos, no mínimo, ten minste, minstens, 不低于, 不少于, 以上, 至少
summons, convened, convocation, invitation, notice of meeting, einladung, eingeladen, convocation du, convoquée, convoquées, convocada, convocatoria, convocata, convocazione, convocação, uitnodiging, oproeping
resolution, resolved, beschluss, beschlossen, délibération, deliberazione, delibera, acuerdo, resolución, deliberação, besluit, 决议
members, mitglieder, mitgliedern, membres, soci, socios, miembros, leden, 会员
abstentions, abstained, enthaltungen, abstenciones, astenuti, astensioni, abstenções, onthoudingen, 弃权
votes, stimmen, voix, suffrages, votos, voti, stemmen, 票数
agenda, order of business, ordine del giorno, ordre du jour, orden del día, ordem do dia, ordem de trabalhos, tagesordnung, tagesordnungspunkte, agendapunten
judge, magistrate, magistrado, magistrada, jueza, richterin, richter, juge, présidente du tribunal, giudice, juiz, juíza, rechter, 裁判官, 审判员, 法官
present, anwesend, anwesende, présents, presenti, presentes, aanwezig, aanwezigen, in attendance, attending, 出席
`
