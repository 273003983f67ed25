export const portuguese = {
  alarm: `
a seguir me, a seguir nos, aborto, abusad*, abusaram, abusou, acabar com a minha vida, acabar com tudo, acident*,
acudam, adeus a todos, afog*, agred*, agress*, ajuda, ajude me, ajudem, ambulancia, amea*, anafil*, ao hospital,
apalp*, apanhei, asma, assalt*, assedi*, assustad*, atac*, ataque de panico, aterroriz*, atirando, atirar*, atropel*,
avc, balead*, batendo, bateram, bateu em mim, boa noite cinderela, bolsa estourou, bombeiros, briga, brigando, caiu,
chamem, cheiro de gas, contracoes, convuls*, coracao parou, corram, cortei me, dando a luz, dar a luz,
dar cabo da vida, depressa, derrame, desab*, desacordad*, desaparec*, desmai*, diabet*, doi muito, dopad*, dor forte,
dor na, dor no, drogad*, drogaram, emergencia*, enfart*, engasg*, envenen*, esfaque*, espanc*, esta morrendo,
esta morta, esta morto, estao a bater, estou mal, estou morrendo, estupr*, explodiu, explosao, facada*, falta de ar,
febre alta, ferid*, fogo, fratur*, fuga de gas, fumaca, furtad*, furtaram, furto, hemorr*, hipoglic*, incend*,
inconsc*, infart*, intoxic*, magoei, masturb*, matar, me ajude, me bateu, me cortei, me doi, me jogar, me machuquei,
me queimei, me segue, me seguindo, me tocou, medo, muita dor, na bebida, nao acho, nao aguento mais, nao encontro,
nao estamos segur*, nao me sinto segur*, nao quero mais viver, nao quero viver, nao se move, nao sinto, no meu copo,
nos segue, nos seguindo, parou de respirar, parto, passando mal, passar mal, passou mal, perdao por tudo, perdemos,
perdeu a consciencia, perdeu os sentidos, perdi a minha, perdi meu, perdi minha, perdi o meu, perigo, persegu*,
presa no, preso no, presos na, presos no, pular da ponte, queimad*, quero morrer, quero sumir, rapido por favor,
raptad*, raptaram, rapto, rebentaram as aguas, rompeu a bolsa, roub*, sangr*, sangue, se jogar, se perdeu,
seguindo a gente, seguindo nos, sente se mal, sentindo mal, sequestr*, sinto mal, socorr*, sufoc*, sumid*, sumiu,
tentaram me, tentou me, tirar a minha vida, tirar a vida, tirar minha vida, tiro, tiros, tiroteio, tocou em mim,
tonta, tonto, tontura, trancad*, um doutor, um hospital, um medico, vazamento de gas, venham rapido, violacao,
violad*, violar*, vontade de viver, vou saltar`,
  self: `a gente, estamos, estou, eu, me, meu, mim, minha, nos, nossa, nosso, tenho`,
  other: `
alguem, amiga, amigo, cara, ela, ele, eles, gente, homem, homens, idosa, idoso, menina, menino, moca, moco, mulher,
pessoa, rapaz, senhor, senhora`,
  man: `
alguem, bebado, cara, caras, desconhecido, ele, eles, gente, grupo, homem, homens, marido, namorado, rapazes, senhor,
uns`,
  kin: `
amiga, amigo, avo, bebe, crianca, criancas, esposa, esposo, filha, filho, filhos, irma, irmao, mae, mamae, marido,
menina, menino, mulher, namorada, namorado, neta, neto, pai, papai, prima, primo, sobrinha, sobrinho, sogra, tia, tio,
vovo`,
  child: `
bebe, crianca, criancas, filha, filhinha, filhinho, filho, filhos, irma, irmao, menina, menino, miuda, miudo, neta,
neto, sobrinho`,
  body: `
barriga, boca, braco, cabeca, cara, coracao, costas, costela, cotovelo, dedo, dente, estomago, garganta, joelho,
labios, lingua, mao, maxilar, nariz, olho, olhos, ombro, orelha, ouvido, pe, peito, perna, pescoco, pulso, quadril,
rosto, testa, tornozelo`,
  pain: `
aperto, arde, doem, doendo, doi, dor, dores, dormente, inchada, inchado, inchando, inchou, pressao, queima`,
  injury: `
aberto, aleij*, bateu, bati, cortado, corte, cortou, desloc*, esmag*, fratur*, machuc*, magoou, mordeu, mordido,
partida, partido, partiu, picada, picado, preso, quebr*, queim*, sangra, sangue, torc*`,
  symptom: `
bebada, caida, confusa, confuso, delirando, doente, febre, fraca, fraco, mal, morrendo, morta, morto, nausea, palida,
palido, panico, suando, treme, tremendo, vomita, vomitando, vomitou`,
  not: `ja nao, mal, nao, quase nao, sem`,
  vitals: `
acorda, acordar, andar, consciente, em pe, engolir, fala, falar, levanta, levantar, mexe, mexer, mover, pulso, reage,
respira, respirando, respirar, responde, segura, seguro, seguros, sinto a, sinto o`,
  blood: `sangrando, sangue`,
  muchBlood: `bastante, cuspindo, muita, muito, nao para, para, perdendo, toda parte, todo lado`,
  weapon: `acido, arma, armado, armados, faca, facao, machado, navalha, pistola, revolver, taco`,
  wields: `ameaca, apont*, com, puxou, tem, um, uma`,
  passive: `esta, estao, foi, fomos, foram, fui, sendo`,
  harm: `
agredida, agredido, ameacada, ameacado, assaltada, assaltado, assaltados, atacada, atacado, atacados, baleado,
drogado, empurrado, esfaqueado, espancado, insultado, mordido, perseguido, perseguidos, roubado, seguida, seguido,
seguidos, tocado`,
  usBefore: `conosco, gente, me, meu, mim, minha, nos`,
  menacing: `
agarrou, agrediu, agride, ameaca, ameacando, ameacou, assedia, assediando, ataca, atacando, atacou, bate, batendo,
bateu, beijar, cerca, cercaram, cuspiu, empurra, empurrou, encarando, filmando, grita, gritando, incomoda,
incomodando, insulta, insultando, mordeu, olhando, persegue, perseguindo, puxou, segue, seguem, seguindo, toca,
tocando, tocou`,
  threatens: `ameacando, atacando, batendo, seguindo`,
  robs: `arrancaram, furtaram, levaram, levou, pegaram, roubado, roubaram, roubou, tiraram`,
  belongings: `
bicicleta, bolsa, camera, carteira, celular, coisas, dinheiro, documentos, mala, mochila, passaporte, relogio,
telefone, telemovel`,
  fear: `
aflita, apavorada, apavorado, assustada, assustado, desconfortavel, insegura, inseguro, medo, nervosa, panico`,
  losing: `
achar, acho, cade, encontramos, encontrar, encontro, onde esta, perdemos, perdi, perdido, procurando, procuro`,
  vanished: `
desapareceu, desaparecida, desaparecido, foi embora, fugiu, nao aparece, nao esta, perdeu, perdida, perdido,
se perdeu, sumiu`,
  asks: `
ao, chama, chamar, chame, chamem, ligar, ligue, mande, onde fica, onde ha, por favor, precisamos, preciso, quero,
rapido, um, urgente`,
  helper: `
ajuda, ambulancia, bombeiros, doutor, enfermeira, farmacia, hospital, inem, medico, policia, samu, socorro`,
  burnt: `apartamento, aqui, carro, casa, cozinha, edificio, loja, predio, telhado`,
  burns: `a arder, ardendo, chamas, fogo, fumaca, fumo, incendio, queimando`,
  gas: `gas`,
  smells: `cheiro, fuga, vazamento, vazando`,
  water: `agua, canal, lago, rio, tamisa`,
  inWater: `afoga, afogando, caiu, jogou, no canal, pulou, saltou`,
  vehicle: `
autocarro, bicicleta, camiao, caminhao, carro, ciclista, comboio, moto, onibus, taxi, trem, trotinete`,
  crashes: `acidente, atropelada, atropelado, atropelou, bateu, batida, colisao`,
  falls: `cai, caida, caiu, desabou, escorreg*, queda, tombo, tropec*`,
  animal: `abelha, cachorro, cao, raposa, rato, vespa`,
  bites: `atacou, mordeu, mordida, mordido, picada, picou`,
  condition: `
acucar, alzheimer, asma, asmatico, cardiaco, demencia, diabetes, diabetica, diabetico, epilepsia, epileptico`,
  flares: `
ataque, baixa, baixo, bombinha, crise, desmaiou, esqueceu, esqueci, inalador, insulina, mal, perdeu, perdido, tremendo`,
  pregnant: `gravida`,
  labour: `barriga, bolsa, caiu, contracoes, dor, dores, mal, parto, sangr*`,
  took: `bebeu, comeu, engoliu, ingeriu, tomei, tomou`,
  substance: `
amendoim, comprimidos, droga, drogas, lixivia, medicamentos, moeda, muito alcool, pilha, remedios, veneno`,
  stuck: `presa, preso, presos, trancada, trancado, trancados`,
  confined: `banheiro, carro, casa de banho, elevador, metro, parque, portao, quarto`,
} as const;
