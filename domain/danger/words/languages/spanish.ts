/** Spanish. */
export const spanish = {
  alarm: `
aborto, abusaron, acabar con mi vida, accidente, acosan, acosando, acoso, acuchill*, ahoga, ahogado, ahogando,
ahogandose, ahogo, al hospital, alergia, alergica, alergico, algo en la bebida, alluda, ambulancia, amenaza*,
amenazando, anafilaxia, apunal*, asaltado, asaltaron, asalto, asesin*, asfixi*, asustad*, ataque al corazon,
ataque cardiaco, ataque de ansiedad, ataque de asma, ataque de panico, ataque epileptico, aterrad*, atracado,
atracaron, atraco, atrapada*, atrapado*, atropell*, ausilio, auxilio, ayuda, ayudaa, ayudame, ayudanos, ayudeme,
ayudenme, ayudenos, bomba, bombero*, burundanga, contracciones, convulsion*, convulsionando, corran, cuchillada,
cuchillazo, dejenos en paz, dense prisa, deprisa, derrame cerebral, desangra*, desaparecida, desaparecido,
desaparecio, desmaya*, desmayada, desmayado, desmayo, disparando, disparo, disparos, drogada, drogado, drogaron,
echaron algo, emergencia, en peligro, encerrada*, encerrado*, envenen*, epilep*, escape de gas, esta muerta,
esta muerto, esta muy mal, fuga de gas, golpe de calor, golpearon, hay una pelea, hemorragia, herida, herido, heridos,
huele a gas, ictus, incendio, inconciente, inconsciente, infarto, intoxica*, ladron, ladrones, le mordio, le pegaron,
llama a la policia, llamad a, llame a, llamen a, manose*, mareada, mareado, mareo, matarme, me cai, me encuentro mal,
me ha pegado, me han pegado, me han robado, me mordio, me muero, me pega, me pegaron, me pego, me persigue,
me persiguen, me quiero matar, me robaron, me siento mal, me sigue, me siguen, me tocaron, me toco, me van a matar,
me voy a matar, miedo, no despierta, no es seguro, no estamos seguros, no me deja, no me siento bien,
no me siento segura, no me siento seguro, no nos deja, no nos dejan, no puede respirar, no puedo respirar,
no quiero vivir, no reacciona, no respira, no responde, no se despierta, no se mueve, nos han atacado, nos han robado,
nos pegaron, nos persigue, nos persiguen, nos quieren pegar, nos robaron, nos sigue, nos siguen, nos van a matar,
paramedico*, paro cardiaco, pelea, peligro, perdio el conocimiento, perdio el conosimiento, perro me,
policia por favor, policia rapido, policia ya, quieren pegar, quiero morir, quiero morirme, quitarme la vida,
rapido por favor, reaccion alergica, robado, robando, robaron, rompi aguas, rompio aguas, rotura de aguas, sangra,
sangrando, sangre, sangro, se callo, se cayo, se encuentra mal, se esta muriendo, se ha caido, se ha perdido,
se muere, se siente mal, secuestr*, siguiendo, siguiendome, siguiendonos, sobredosis, socorro, suicid*, suisid*,
tenemos miedo, tengo miedo, tiene fiebre, tocandome, un hospital, urgencia*, urgente, venga rapido, vengan rapido,
vengan ya, violacion, violada, violaron, vomita sangre`,
  self: `estamos, estoy, me, mi, mis, nos, nosotros, nuestra, nuestro, tenemos, tengo, yo`,
  other: `
alguien, amiga, amigo, anciana, anciano, chica, chico, el, ella, ellos, gente, hombre, hombres, la, le, lo, muchacho,
mujer, nina, nino, persona, senor, senora, tio, tios, tipo`,
  man: `
alguien, borracho, chicos, desconocido, el, ellos, gente, grupo, hombre, hombres, marido, novio, senor, tio, tios,
tipo, tipos, unos`,
  kin: `
abuela, abuelo, amiga, amigo, bebe, companera, companero, esposa, esposo, hermana, hermano, hija, hijita, hijito,
hijo, hijos, madre, mama, marido, mujer, nieta, nieto, nina, nino, novia, novio, padre, papa, pareja, prima, primo,
sobrina, sobrino, suegra, tia, tio`,
  child: `
bebe, chiquillo, hermana, hermano, hija, hijita, hijito, hijo, hijos, nieta, nieto, nina, nino, ninos, sobrina,
sobrino`,
  body: `
barriga, boca, brazo, cabeza, cadera, cara, codo, corazon, costado, cuello, dedo, diente, espalda, estomago, frente,
garganta, hombro, labios, lengua, mano, muneca, nariz, oido, ojo, ojos, oreja, pecho, pie, pierna, rodilla, rostro,
tobillo, tripa, vientre`,
  pain: `
arde, dolia, dolio, dolor, dolores, dormido, duele, duelen, entumecido, hincha, hinchada, hinchado, hincho, opresion,
presion, quema`,
  injury: `
abierto, aplastado, clavado, cortada, cortado, corte, corto, dislocado, esguince, fractura*, golpe, golpeo, herida,
lesion*, mordido, mordio, partido, partio, picado, pico, quemada, quemado, queme, quemo, rompi, rompio, rota, roto,
sangra, sangre, torci, torcido, torcio`,
  state: `
borracha, caida, caido, cayo, confundida, confundido, debil, desorientad*, enferma, enfermo, fiebre, inconsciente,
llora, llorando, mal, miedo, muerto, muriendo, palida, palido, panico, suda, sudando, temblando, tiembla, vomita,
vomitando, vomito`,
  not: `apenas, no, no puede, no puedo, sin, ya no`,
  vital: `
a salvo, andar, caminar, consciente, despertar, despierta, habla, hablar, levanta, levantar, levantarse, mover,
moverse, mueve, pararse, pulso, reacciona, respira, respirar, responde, segura, seguro, siento el, siento mis, tragar`,
  blood: `sangra, sangrando, sangre`,
  tooMuch: `bastante, echando, escupe, mucha, mucho, no para, para, perdiendo, todas partes`,
  weapon: `acido, arma, armado, armados, bate, cuchillo, hacha, machete, navaja, pistola, rifle`,
  wields: `amenaza, apunta, con, lleva, saco, tiene, tienen, un, una`,
  passive: `esta, estan, fue, fui, fuimos, ha, han, siendo`,
  harm: `
acosado, agredida, agredido, agredieron, amenazada, amenazado, apunalado, asaltado, atacado, atacaron, atracado,
disparado, drogado, empujado, empujo, escupido, golpeado, golpearon, insultado, insultan, insultando, mordido, pegado,
perseguido, robado, tocado`,
  object: `la, le, lo, me, mi, nos`,
  menacing: `
acosa, acosan, acosando, agarra, agarraron, agarro, agrede, agredio, amenaza, amenazan, amenazando, ataca, atacan,
atacando, ataco, atropello, besar, empuja, empujo, escupio, espian, filmando, golpea, golpeo, grabando, grita, gritan,
gritando, insulta, insultan, insulto, jalo, mirando raro, molesta, molestan, molestando, mordio, pega, pegan, pego,
persigue, persiguen, persiguiendo, rodeado, rodean, sigue, siguen, siguiendo, toca, tocando, toco`,
  threatens: `acosando, amenaza, atacando, golpeando, pegando, siguiendo`,
  steals: `
arrebataron, llevado, llevaron, mangado, quitado, quitaron, quito, robado, robaro, robaron, robo`,
  belongings: `
bici, bolsa, bolso, camara, cartera, celular, collar, cosas, dinero, maleta, mochila, movil, pasaporte, reloj,
tarjetas, telefono`,
  fear: `
asustada, asustado, asustados, aterrada, aterrado, incomoda, insegura, inseguro, miedo, nervioso, panico, preocupada,
preocupado`,
  losing: `
buscamos, buscando, busco, donde esta, encontramos, encontrar, encuentro, he perdido, hemos perdido, perdi, perdido,
perdimos`,
  vanished: `
desaparecida, desaparecido, desaparecio, escapado, escapo, no aparece, no esta, no la encuentro, no lo encuentro,
perdida, perdido, perdio, se escapo, se fue, se ha ido`,
  asks: `
al, busco, donde esta, donde hay, envien, ir al, llama, llamad, llamar, llame, llamen, llamen a, manden, necesita,
necesitamos, necesito, por favor, quiero, rapido, traigan, un, urgente`,
  service: `
ambulancia, ayuda, bomberos, doctor, emergencias, enfermera, farmacia, hospital, medico, paramedicos, policia,
urgencias`,
  burnt: `aqui, carro, casa, coche, cocina, contenedor, edificio, local, piso, techo, tienda`,
  burns: `arde, ardiendo, fuego, humo, incendio, llamas, quemando`,
  gas: `gas`,
  smells: `escape, fuga, huele, olor`,
  water: `agua, canal, lago, rio, tamesis`,
  inWater: `ahoga, ahogando, caida, caido, cayo, en el, hundido, salto, tirado`,
  vehicle: `autobus, bici, bicicleta, bus, camion, carro, ciclista, coche, moto, patinete, taxi, tren`,
  crashes: `accidente, arrollo, atropellada, atropellado, atropello, choco, choque, embistio, golpeo, tiro`,
  falls: `caer, cai, caida, caido, cayo, desplomo, resbale, resbalo, tropece, tropezo`,
  animal: `abeja, avispa, perro, rata, zorro`,
  beastly: `ataca, ataco, mordida, mordido, mordio, picado, picadura, pico`,
  illness: `
alzheimer, asma, asmatica, asmatico, azucar, cardiaco, demencia, diabetes, diabetica, diabetico, epilepsia, epileptico`,
  flares: `
ataque, baja, bajo, bajon, crisis, inhalador, insulina, mal, mareada, mareado, olvido, perdida, perdido, perdio,
respira, temblando`,
  pregnant: `embarazada`,
  labour: `aguas, barriga, caido, cayo, contracciones, dolor, golpe, mal, parto, sangr*`,
  took: `bebio, comio, ingerido, tomado, tome, tomo, tragado, trago`,
  substance: `
cacahuetes, droga, drogas, lejia, medicamentos, moneda, mucho alcohol, nueces, pastillas, pilas, veneno`,
  stuck: `atorado, atrapada, atrapado, atrapados, encerrada, encerrado, encerrados`,
  confined: `ascensor, bano, coche, cuarto, elevador, metro, parque, puerta, verja`,
} as const;
